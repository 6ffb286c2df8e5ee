/** Rows of a list, or of a declared view of it, that await the caller: how many, in which words and on which screen. Also what a new installation still lacks. */
export type Pendiente = { resource: string; vista?: string; label: string; total: number; screen: string; to: string }
