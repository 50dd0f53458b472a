/// The style sheet and the script of the page, which are part of the page itself.
enum PageStyle {
  /// The style sheet: for light and dark mode, phones, screens, and paper.
  static let sheet = """
    :root { color-scheme: light dark; --back: #ffffff; --ink: #1b1d22; --muted: #555b66; --rule: #d9dce2; --soft: #f3f4f7;
      --accent: #1f5fbf; --bad: #a8201a; --s0: #1f5fbf; --s1: #b3400a; --s2: #1b7a3d; --s3: #8b2fb0; --s4: #b0185a;
      --s5: #5c6b00; --s6: #00707a; --s7: #7a4b1d; --s8: #444b57; --s9: #c22d2d; }
    @media screen and (prefers-color-scheme: dark) { :root { --back: #14161a; --ink: #eceef2; --muted: #b0b6c2;
      --rule: #353a44; --soft: #1e2127; --accent: #79b0ff; --bad: #ff8a80; --s0: #79b0ff; --s1: #ff9d66; --s2: #6fd58f;
      --s3: #d39bff; --s4: #ff8fb8; --s5: #c6d24a; --s6: #5fd0da; --s7: #d9a873; --s8: #b9c0cc; --s9: #ff8a8a; } }
    * { box-sizing: border-box; }
    body { margin: 0 auto; max-width: 1180px; padding: 24px 16px 64px; background: var(--back); color: var(--ink);
      font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Helvetica, Arial, sans-serif; }
    h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 8px; } h2 { font-size: 1.3rem; margin: 48px 0 8px; }
    h3 { font-size: 1.05rem; margin: 32px 0 4px; } h3 .muted { font-weight: 400; } p { max-width: 72ch; } a { color: var(--accent); }
    nav ul, .legend { display: flex; flex-wrap: wrap; gap: 4px 16px; padding: 0; list-style: none; }
    .lead { font-size: 1.1rem; } .muted { color: var(--muted); } .findings { max-width: 76ch; padding-left: 20px; }
    code { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: .9em;
      overflow-wrap: anywhere; }
    .pair { display: grid; grid-template-columns: 1fr; gap: 8px 32px; align-items: end; } .pair figure { margin: 0; min-width: 0; }
    figcaption { font-weight: 600; font-size: .9rem; }
    .chart { width: 100%; max-width: 520px; height: auto; display: block; } .bars { width: 100%; max-width: 860px; }
    .axis { fill: var(--muted); font-size: 11px; } .bars .axis { font-size: 13px; } .end { text-anchor: end; }
    .middle { text-anchor: middle; } .grid { stroke: var(--rule); stroke-width: 1; fill: none; }
    .line { fill: none; stroke: var(--c); stroke-width: 1.6; } .bar { fill: var(--accent); } .reference { fill: var(--s2); }
    .mark { fill: var(--c); stroke: var(--c); stroke-width: 1.4; } .hollow { fill: var(--back); }
    .s0 { --c: var(--s0); } .s1 { --c: var(--s1); } .s2 { --c: var(--s2); } .s3 { --c: var(--s3); } .s4 { --c: var(--s4); }
    .s5 { --c: var(--s5); } .s6 { --c: var(--s6); } .s7 { --c: var(--s7); } .s8 { --c: var(--s8); } .s9 { --c: var(--s9); }
    .legend { font-size: .85rem; } .legend svg { vertical-align: -1px; }
    .table { overflow-x: auto; border: 1px solid var(--rule); border-radius: 6px; }
    table { border-collapse: collapse; width: 100%; font-size: .85rem; font-variant-numeric: tabular-nums; }
    th, td { padding: 4px 10px; text-align: right; white-space: nowrap; } tbody tr { border-top: 1px solid var(--rule); }
    th:first-child, td:first-child { text-align: left; position: sticky; left: 0; background: var(--back); }
    thead th { background: var(--soft); vertical-align: bottom; white-space: normal; } thead th:first-child { background: var(--soft); }
    th button { all: unset; cursor: pointer; font-weight: 600; } th button::after { content: " ↕"; color: var(--muted); }
    th[aria-sort=ascending] button::after { content: " ↑"; } th[aria-sort=descending] button::after { content: " ↓"; }
    :focus-visible, th button:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    .wrong { color: var(--bad); text-align: left; white-space: normal; } details { margin: 8px 0; }
    summary { cursor: pointer; } .frames img { max-width: 100%; height: auto; }
    dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 16px; } dd { margin: 0; overflow-wrap: anywhere; }
    @media (min-width: 820px) { .pair { grid-template-columns: 1fr 1fr; } wbr { display: none; } }
    @media (max-width: 480px) { th:first-child, td:first-child { min-width: 10rem; max-width: 46vw; overflow-wrap: anywhere;
      white-space: normal; } .bars .axis { font-size: 15px; } }
    @media print { html { font-size: 11px; } body { max-width: none; padding: 0; font-size: 1rem; }
      .pair { grid-template-columns: 1fr 1fr; } wbr { display: none; } nav, th button::after { display: none; }
      figure, tr, h3 { break-inside: avoid; } h2, h3 { break-after: avoid; } .table { overflow: visible; } }
    """

  /// The script: a click on a heading sorts its table, numerically for numbers; without scripts the tables do not
  /// change.
  static let script = """
    for (const table of document.querySelectorAll("table")) {
      const body = table.tBodies[0];
      const number = text => parseFloat(text.replace(/[,!×]/g, "").replace("−", "-"));
      for (const button of table.querySelectorAll("th button")) {
        button.addEventListener("click", () => {
          const head = button.parentElement, column = head.cellIndex;
          const isUp = head.getAttribute("aria-sort") !== "ascending";
          for (const other of table.querySelectorAll("th")) other.removeAttribute("aria-sort");
          head.setAttribute("aria-sort", isUp ? "ascending" : "descending");
          const key = row => row.cells[column] ? row.cells[column].textContent : "";
          const rows = Array.from(body.rows).sort((a, b) => {
            const [x, y] = [number(key(a)), number(key(b))];
            if (isNaN(x) && isNaN(y)) return (isUp ? 1 : -1) * key(a).localeCompare(key(b));
            if (isNaN(x)) return 1;
            if (isNaN(y)) return -1;
            return (isUp ? 1 : -1) * (x - y);
          });
          for (const row of rows) body.append(row);
        });
      }
    }
    """
}
