/** So many records of a batch are held while it is said what would happen to them, for less than a second, and written together when it does. */
export const heldTogether = 50
