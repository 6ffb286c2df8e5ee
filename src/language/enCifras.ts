import { once } from 'es-toolkit'

/** A number as Mexico writes it, its thousands apart: `19,407`. */
export const enCifras = (numero: number): string =>
  Number.isInteger(numero) ? String(numero).replace(millares, ',') : cifras().format(numero)

const millares = /\B(?=(\d{3})+$)/g

/* What a browser knows of languages is read when first asked for, a fiftieth of a second: no page does that while it is opened. */
const cifras = once(() => new Intl.NumberFormat('es-MX'))
