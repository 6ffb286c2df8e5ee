/** Failure of the store of files itself: it did not do, or did not keep, what it was asked. */
export class StoreFailure extends Error {}

/** Refusal of a call by the store, with its HTTP status. */
export class StoreAnswer extends Error {
  readonly status: number
  constructor(status: number, method: string) {
    super(`the store of files answered ${status} to ${method}`)
    this.status = status
  }
}

/** Explains to people why the store failed, without its address and its key. */
export const reasonOf = ({ cause }: StoreFailure): string => {
  if (!(cause instanceof Error)) return 'no devuelve un archivo como se guardó'
  if (cause instanceof StoreAnswer) return `contestó ${cause.status}${meanings[cause.status] ?? ''}`
  if (cause.name === 'TimeoutError') return 'no contestó en medio minuto'
  const { cause: network } = cause
  const code = network instanceof Error && 'code' in network ? String(network.code) : ''
  return /^[A-Z\d_]+$/.test(code) ? `no se llega a él (${code}${codes[code] ?? ''})` : 'no se llega a él'
}

const meanings: Readonly<Record<number, string>> = {
  400: ', no entiende lo que se le pide',
  401: ', no acepta la llave',
  403: ', no acepta la llave o no le da permiso',
  404: ', no existe el contenedor (bucket)',
  507: ', ya no tiene espacio',
}

const codes: Readonly<Record<string, string>> = {
  ECONNREFUSED: ', nadie atiende ahí',
  ENOTFOUND: ', no existe su dirección',
  EAI_AGAIN: ', no se pudo buscar su dirección',
}
