/** The roles that a house knows, each a key: the house adds its own, so that a mistyped one does not compile. */
export interface Roles {}
export type Role = keyof Roles & string
