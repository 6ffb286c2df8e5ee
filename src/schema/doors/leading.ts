/** Narrows a list to the records that lead to rows of another resource which the caller may see: by which parameter, and what was given before. `list` adds the constants of that door. */
export type Leading = {
  to: string
  list?: string
  by: string
  given: Readonly<Record<string, string>>
}
