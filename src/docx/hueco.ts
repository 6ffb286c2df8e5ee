/** Writes a value of the data as a letter says it, and a gap where it is not known (null). What the data lack altogether stays undefined, so that `llenar` refuses the letter. */
export const hueco = <V extends string | number>(valor: V | null, dicho: (valor: V) => string = String): string => {
  if (valor === null) return ''
  return valor === undefined ? valor : dicho(valor)
}
