import { direccion } from './direccion.ts'

/** Whether the server takes the headers that make a write conditional: the one that the page comes from does; another one of the contract may not let them pass, until it says that it does. */
export const atiendeCondiciones = (): boolean => origen() === location.origin || conocidos.has(origen())

/** Takes note of a server that says so. */
export const aprender = ({ headers }: Response): void => {
  if (headers.has(anuncio)) conocidos.add(origen())
}

/** The header by which our own server says so to web apps served from elsewhere. */
const anuncio = 'Accepts-Conditions'

const conocidos = new Set<string>()
const origen = () => new URL(direccion('')).origin
