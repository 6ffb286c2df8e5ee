import { once } from 'es-toolkit'

/** Writes a number as Mexico does, its thousands apart: `19,407`. */
export const enCifras = (numero: number): string =>
  Number.isInteger(numero) ? String(numero).replace(millares, ',') : cifras().format(numero)

const millares = /\B(?=(\d{3})+$)/g

/* Created at first use: the browser needs a fiftieth of a second to load its language data, and no page opens with that. */
const cifras = once(() => new Intl.NumberFormat('es-MX'))
