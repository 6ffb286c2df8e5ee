/** The address of the rows behind a figure: the tab of the lists, what its rows have, and the declared view. */
export const direccionDe = (tab: string, valores: Readonly<Record<string, unknown>>, vista?: string) =>
  `/listasDeSeguimiento?${new URLSearchParams({ tab, ...(vista ? { vista } : {}), filter: JSON.stringify(valores) })}`
