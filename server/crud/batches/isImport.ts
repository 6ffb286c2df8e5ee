/** Action of a batch that came from a spreadsheet; no declared action is called so. */
export const importar = 'importar'

export const isImport = (accion: string) => accion === importar
