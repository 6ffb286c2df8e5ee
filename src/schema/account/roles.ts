/** Roles of the house, each a key of this open interface: the house adds its own, so that a mistyped one does not compile. */
export interface Roles {}
export type Role = keyof Roles & string

let roleNames: readonly string[] = []

/** Registers the roles. Called by the composition root of each half, and by the landing, which needs nothing else of the house. */
export const registerRoles = (roles: readonly Role[]) => {
  roleNames = roles
}

/** Tells whether a value, such as that of a cookie, is one of the registered roles. */
export const isRole = (value: unknown): value is Role => roleNames.some(role => role === value)
