/** Returns the median, the 95th percentile and the maximum. */
export function cifras(medidas: readonly number[]) {
  const orden = medidas.toSorted((una, otra) => una - otra)
  const en = (parte: number) => orden[Math.floor((orden.length - 1) * parte)] ?? Number.NaN
  return { mediana: en(0.5), p95: en(0.95), mayor: en(1) }
}

/** Formats milliseconds for people. */
export const ms = (cuantos: number) => `${cuantos < 10 ? cuantos.toFixed(1) : Math.round(cuantos)} ms`

/** Appends a value to the list of its name. */
export const apuntar = <K, V>(listas: Map<K, V[]>, nombre: K, valor: V) => {
  const lista = listas.get(nombre)
  if (lista) lista.push(valor)
  else listas.set(nombre, [valor])
}
