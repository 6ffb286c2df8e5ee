/** Whose classes are looked at: a campus in a period. */
export type Donde = { cuc: string; periodo: string }
