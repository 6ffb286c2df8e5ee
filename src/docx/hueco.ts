/** Renders a value as a letter says it; empty for one that is not known (null). A value that the data lack (undefined) stays undefined, so that `llenar` refuses the letter. */
export const hueco = <V extends string | number>(valor: V | null, dicho: (valor: V) => string = String): string => {
  if (valor === null) return ''
  return valor === undefined ? valor : dicho(valor)
}
