import SwiftUI

struct ImageSpellings: View {
  var name = "photo"
  var level = 0.5

  var body: some View {
    VStack {
      Image("photo")
      Image(name)
      Image("photo", bundle: .main)
      Image("photo", label: Text("A photo"))
      Image("photo", bundle: nil, label: Text("A photo"))
      Image(decorative: "photo")
      Image(decorative: name, bundle: .main)
      Image("gauge", variableValue: level)
      Image(systemName: "wifi", variableValue: level)
      Image(ImageResource(name: "photo", bundle: .main))
    }
    VStack {
      Image("photo").resizable().renderingMode(.template).interpolation(.none).antialiased(false)
        .aspectRatio(contentMode: .fill).frame(width: 50, height: 50).clipShape(Circle())
      Image("frame").resizable(capInsets: EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8), resizingMode: .tile)
      Image("photo").resizable(resizingMode: .stretch).renderingMode(.original).interpolation(.high)
      Image(systemName: "heart").imageScale(.large).symbolVariant(.fill).symbolRenderingMode(.hierarchical)
      Image(systemName: "person.3.sequence").symbolRenderingMode(.palette).foregroundStyle(.red)
      Image(systemName: "bell").symbolVariant(.circle.fill).symbolVariant(.slash).font(.title)
      Image(systemName: "star").environment(\.symbolVariants, .none).environment(\.imageScale, .small)
      Label("Photo", image: "photo")
      Label(name, image: name)
      Label("Photo", image: ImageResource(name: "photo", bundle: .main))
      Button("Photo", image: ImageResource(name: "photo", bundle: .main)) {}
    }
  }
}

struct ColorSpellings: View {
  var name = "brand"
  static let brand = Color("brand")

  var body: some View {
    VStack {
      Color("brand")
      Color(name, bundle: .main)
      Color(ColorResource(name: "brand", bundle: .main))
      Text("a").foregroundColor(Color("brand")).background(Self.brand.opacity(0.5))
      Color.red.mix(with: .blue, by: 0.3)
      Color.red.mix(with: .blue, by: 0.3, in: .device)
      Color(Color.red.resolve(in: EnvironmentValues()))
      Color(Color.Resolved(red: 1, green: 0, blue: 0))
    }
  }
}
