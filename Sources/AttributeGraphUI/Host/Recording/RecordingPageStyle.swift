/// The style of a recording's page: light and dark, for phones, screens and paper.
enum RecordingPageStyle {
  static let sheet = """
    :root { color-scheme: light dark; --back: #ffffff; --ink: #1b1d22; --muted: #555b66; --rule: #d9dce2; --soft: #f3f4f7;
      --accent: #1f5fbf; --bad: #a8201a; --new: #1b7a3d; --h1: #fff1e6; --h2: #ffdfc7; --h3: #ffcba3; --h4: #ffb780; }
    @media screen and (prefers-color-scheme: dark) { :root { --back: #14161a; --ink: #eceef2; --muted: #b0b6c2;
      --rule: #353a44; --soft: #1e2127; --accent: #79b0ff; --bad: #ff8a80; --new: #6fd58f; --h1: #2b1f16; --h2: #40291a;
      --h3: #57331b; --h4: #6e3c1a; } }
    * { box-sizing: border-box; }
    body { margin: 0 auto; max-width: 1080px; padding: 24px 16px 64px; background: var(--back); color: var(--ink);
      font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Helvetica, Arial, sans-serif; }
    h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 8px; } h2 { font-size: 1.3rem; margin: 40px 0 8px; }
    h3 { font-size: 1rem; margin: 12px 0 2px; } p { max-width: 76ch; margin: 4px 0; } ul { margin: 4px 0; padding-left: 20px; }
    h1, h2, p, li, summary, code { overflow-wrap: anywhere; } code { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: .9em; }
    .lead { font-size: 1.1rem; } .muted { color: var(--muted); } .wrong { color: var(--bad); }
    .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    .timeline { display: flex; align-items: flex-end; gap: 2px; height: 120px; padding: 0; margin: 8px 0; list-style: none;
      border-bottom: 1px solid var(--rule); overflow-x: auto; }
    .timeline li { flex: 1 0 8px; max-width: 40px; height: 100%; }
    .timeline a { position: relative; display: flex; align-items: flex-end; height: 100%; }
    .timeline .bar { width: 100%; background: var(--accent); border-radius: 2px 2px 0 0; } .timeline a:hover { background: var(--soft); }
    .frame { border-top: 1px solid var(--rule); margin-top: 32px; } .frame h2 { margin-top: 16px; }
    .frame:target { box-shadow: -8px 0 0 -4px var(--accent); }
    details { border: 1px solid var(--rule); border-radius: 6px; margin: 4px 0; padding: 4px 12px; }
    summary { cursor: pointer; } details[open] summary { margin-bottom: 4px; } .view { font-weight: 600; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    .pair { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 16px; max-width: 720px; margin-top: 12px; }
    figure { margin: 0; min-width: 0; } figcaption { font-weight: 600; font-size: .9rem; }
    .screen { display: block; width: 100%; height: auto; max-height: 70vh; } .paper { fill: var(--soft); stroke: var(--rule); }
    .same { fill: none; stroke: var(--muted); stroke-opacity: .5; } .changed { fill: var(--accent); fill-opacity: .15; stroke: var(--accent); }
    .new { fill: var(--new); fill-opacity: .15; stroke: var(--new); } .gone { fill: none; stroke: var(--bad); stroke-dasharray: 6 4; }
    .screen text { fill: var(--ink); text-anchor: middle; dominant-baseline: central; }
    rect { vector-effect: non-scaling-stroke; stroke-width: 1.5px; }
    .legend { display: flex; flex-wrap: wrap; gap: 4px 16px; padding: 0; list-style: none; font-size: .85rem; }
    .key { display: inline-block; width: 12px; height: 12px; margin-right: 6px; border: 2px solid var(--accent); vertical-align: -1px; }
    .key.new { border-color: var(--new); } .key.gone { border: 2px dashed var(--bad); }
    .tree { padding: 0; list-style: none; font-size: .9rem; }
    .tree li { padding: 1px 8px 1px calc(8px + min(var(--d) * 14px, 40vw)); border-radius: 4px; }
    .runs { font-weight: 600; } .h1 { background: var(--h1); } .h2 { background: var(--h2); } .h3 { background: var(--h3); }
    .h4 { background: var(--h4); }
    @media print { body { max-width: none; padding: 0; font-size: 11px; } details { break-inside: avoid; } .pair { break-inside: avoid; } }
    """
}
