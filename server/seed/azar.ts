export type Azar = ReturnType<typeof azar>

/** Returns a generator of repeatable chance: the same word always gives the same draws, whatever others draw. */
export const azar = (palabra: string) => {
  let estado = semilla(palabra)

  /** Draws a number from 0 up to, but not including, 1. (mulberry32) */
  const numero = () => {
    estado = (estado + 0x6d2b79f5) | 0
    let mezcla = Math.imul(estado ^ (estado >>> 15), 1 | estado)
    mezcla = (mezcla + Math.imul(mezcla ^ (mezcla >>> 7), 61 | mezcla)) ^ mezcla
    return ((mezcla ^ (mezcla >>> 14)) >>> 0) / 2 ** 32
  }

  /** Draws a whole number from `desde` to `hasta`, both included. */
  const entero = (desde: number, hasta: number) => desde + Math.floor(numero() * (hasta - desde + 1))

  const uno = <T>(lista: readonly T[]): T => elegido(lista, entero(0, lista.length - 1))

  /** Tells whether something happens that happens with this frequency, from 0 to 1. */
  const ocurre = (frecuencia: number) => numero() < frecuencia

  /** Draws one of a list of pairs, as often as the second of each says. */
  const segun = <T>(pares: readonly (readonly [T, number])[]): T => {
    let resto = numero() * pares.reduce((suma, [, peso]) => suma + peso, 0)
    const lugar = pares.findIndex(([, peso]) => (resto -= peso) < 0)
    return elegido(pares, lugar < 0 ? 0 : lugar)[0]
  }

  const cifras = (cuantas: number) => String(entero(0, 10 ** cuantas - 1)).padStart(cuantas, '0')

  const uuid = () => {
    const hex = [1, 2, 3, 4]
      .map(() =>
        entero(0, 2 ** 32 - 1)
          .toString(16)
          .padStart(8, '0'),
      )
      .join('')
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
  }

  return { entero, uno, ocurre, segun, cifras, uuid }
}

const elegido = <T>(lista: readonly T[], lugar: number): T => {
  const uno = lista[lugar]
  if (uno === undefined) throw new Error('nothing to draw from')
  return uno
}

/** Hashes a word by FNV-1a: near words give far numbers. */
const semilla = (palabra: string) =>
  [...palabra].reduce((suma, letra) => Math.imul(suma ^ (letra.codePointAt(0) ?? 0), 0x01000193), 0x811c9dc5)
