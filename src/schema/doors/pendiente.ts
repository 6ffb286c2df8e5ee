/** How many rows of a list, or of a declared view of it, await the caller, in words, and where they are. */
export type Pendiente = { resource: string; vista?: string; label: string; total: number; screen: string; to: string }
