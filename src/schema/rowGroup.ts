/** The rows of a list that are alike in some fields: those values as stored and in words, and the count of rows, in all and in each declared view. */
export type RowGroup = {
  valores: Readonly<Record<string, string | number | boolean | null>>
  nombres: Readonly<Record<string, string>>
  total: number
  vistas: Readonly<Record<string, number>>
}
