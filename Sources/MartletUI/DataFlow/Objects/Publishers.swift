// Publishers stand in a module of their own below the engine. Every file of this module sees them, and every program gets
// them with Martlet.
@_exported public import MartletPublishers
