import { once } from 'es-toolkit'

/** A number as Mexico writes it, its thousands apart: `19,407`. */
export const enCifras = (numero: number): string =>
  Number.isInteger(numero) && Math.abs(numero) < 1000 ? String(numero) : cifras().format(numero)

/* What a browser knows of languages is read when first asked for: a fiftieth of a second, so no page does that while it is opened. */
const cifras = once(() => new Intl.NumberFormat('es-MX'))
