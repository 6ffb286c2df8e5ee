/** The rows that somebody chose: these, or all that a filter shows. */
export type ChosenRows = {
  list: string
  params?: Readonly<Record<string, string>>
  ids?: readonly string[]
  filter?: Readonly<Record<string, unknown>>
}

/** What the server says that a batch comes to. */
export type Outcome = {
  total: number
  cambian: number
  iguales: number
  impedidos: number
  ausentes: number
  motivos: readonly { motivo: string; cuantos: number; quienes: readonly { id: string; titulo: string }[] }[]
  /** What is known against those that change; a server without advice says none. */
  avisos?: readonly { texto: string; quienes: readonly string[] }[]
  detenido: boolean
  huella: string
}

/** What it says of one that was done. */
export type Done = Outcome & { lote: string | null; deshacer: boolean }
