/** The rows of a list that have the same in some fields: what that is, as it is kept and as it is called, and how many there are, in all and in each declared view. */
export type RowGroup = {
  valores: Readonly<Record<string, string | number | boolean | null>>
  nombres: Readonly<Record<string, string>>
  total: number
  vistas: Readonly<Record<string, number>>
}
