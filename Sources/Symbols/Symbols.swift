/// The module `Symbols`, where there is none: effects of symbols.
@_exported import protocol AttributeGraphUI.ContentTransitionSymbolEffect
@_exported import protocol AttributeGraphUI.DiscreteSymbolEffect
@_exported import protocol AttributeGraphUI.IndefiniteSymbolEffect
@_exported import protocol AttributeGraphUI.SymbolEffect
@_exported import protocol AttributeGraphUI.TransitionSymbolEffect
@_exported import struct AttributeGraphUI.AppearSymbolEffect
@_exported import struct AttributeGraphUI.AutomaticSymbolEffect
@_exported import struct AttributeGraphUI.BounceSymbolEffect
@_exported import struct AttributeGraphUI.BreatheSymbolEffect
@_exported import struct AttributeGraphUI.DisappearSymbolEffect
@_exported import struct AttributeGraphUI.DrawOffSymbolEffect
@_exported import struct AttributeGraphUI.DrawOnSymbolEffect
@_exported import struct AttributeGraphUI.PulseSymbolEffect
@_exported import struct AttributeGraphUI.ReplaceSymbolEffect
@_exported import struct AttributeGraphUI.RotateSymbolEffect
@_exported import struct AttributeGraphUI.ScaleSymbolEffect
@_exported import struct AttributeGraphUI.SymbolEffectConfiguration
@_exported import struct AttributeGraphUI.SymbolEffectOptions
@_exported import struct AttributeGraphUI.VariableColorSymbolEffect
@_exported import struct AttributeGraphUI.WiggleSymbolEffect
@_exported import Foundation
