import pg from 'pg'

/** Runs a call. Returns the time during which the database was processing a statement of it, counting overlaps once (ms), and the statements with their own times. */
export const tiempoDeBase = async (llamada: () => Promise<void>) => {
  const sentencias: { text: string; values: unknown; desde: number; hasta: number }[] = []
  const query = pg.Client.prototype.query
  const medida = function (this: pg.Client, ...args: unknown[]) {
    const [dicha] = args
    const text = typeof dicha === 'object' && dicha !== null && 'text' in dicha ? String(dicha.text) : String(dicha)
    const sentencia = { text, values: args[1], desde: performance.now(), hasta: 0 }
    sentencias.push(sentencia)
    const fin = () => void (sentencia.hasta = performance.now())
    const ultimo = args.at(-1)
    if (typeof ultimo === 'function')
      args[args.length - 1] = (...dado: unknown[]) => {
        fin()
        return Reflect.apply(ultimo, undefined, dado)
      }
    const hecho: unknown = Reflect.apply(query, this, args)
    if (hecho instanceof Promise) hecho.then(fin, fin)
    return hecho
  }
  Object.assign(pg.Client.prototype, { query: medida })
  try {
    await llamada()
  } finally {
    Object.assign(pg.Client.prototype, { query })
  }
  return { milisegundos: unidos(sentencias), sentencias }
}

/** Returns the length of the union of these intervals. */
const unidos = (tramos: readonly { desde: number; hasta: number }[]) => {
  let [suma, hasta] = [0, 0]
  for (const tramo of tramos.toSorted((uno, otro) => uno.desde - otro.desde)) {
    suma += Math.max(0, tramo.hasta - Math.max(hasta, tramo.desde))
    hasta = Math.max(hasta, tramo.hasta)
  }
  return suma
}
