/** The roles that a house knows, each a key: the house adds its own, so that a mistyped one does not compile. */
export interface Roles {}
export type Role = keyof Roles & string

let known: readonly string[] = []

/** Registers the roles; the composition root of each half does so, and the landing, which needs nothing else of the house. */
export const registerRoles = (roles: readonly Role[]) => {
  known = roles
}

/** Narrows what a cookie says to one of the roles. */
export const isRole = (value: unknown): value is Role => known.some(role => role === value)
