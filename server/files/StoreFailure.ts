/** That the store of files did not do, or did not keep, what it was asked: a failure of its own and of nothing else. */
export class StoreFailure extends Error {}

/** That the store refused a call, with the status of HTTP that it gave. */
export class StoreAnswer extends Error {
  readonly status: number
  constructor(status: number, method: string) {
    super(`the store of files answered ${status} to ${method}`)
    this.status = status
  }
}

/** Why the store failed, as people read it: neither its address nor what opens it is in it. */
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
