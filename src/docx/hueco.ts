/** Line that a letter has in the place of a fact that the record does not say, to be written by hand. */
export const raya = '____________'

/** Renders a value as a letter says it; a line for one that is not known (null). A value that the data lack (undefined) stays undefined, so that `llenar` refuses the letter. */
export const hueco = <V extends string | number>(valor: V | null, dicho: (valor: V) => string = String): string => {
  if (valor === null) return raya
  return valor === undefined ? valor : dicho(valor)
}
