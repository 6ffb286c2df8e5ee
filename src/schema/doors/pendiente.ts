/** How many rows of a list, or of a declared view of it, await the caller, in words, and where they are; or what an installation that begins still lacks. */
export type Pendiente = { resource: string; vista?: string; label: string; total: number; screen: string; to: string }
