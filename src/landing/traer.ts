import { ahorraDatos } from '../api/ahorraDatos.ts'

/** Fetches what comes after the sign-in, in rounds by importance; answers a promise for each. Once a page, and nobody who saves data or has a slow line is made to. */
export function traer(): readonly Promise<unknown>[] {
  const lista = document.querySelector<HTMLMetaElement>('meta[name=precarga]')
  if (!lista || ahorraDatos()) return []
  lista.remove()
  const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce
  const llega = (href: string) => {
    const link = Object.assign(document.createElement('link'), { ...cola, nonce, href })
    document.head.append(link)
    return new Promise(listo => (link.onload = listo))
  }
  const vueltas: Promise<unknown>[] = []
  let turno: Promise<unknown> = Promise.resolve()
  for (const vuelta of lista.content.split(',').map(paths => paths.split(' ').filter(Boolean))) {
    const archivos = turno.then(() => vuelta.map(llega))
    const toda = archivos.then(todos => Promise.all(todos))
    vueltas.push(toda)
    turno = Promise.race([toda, archivos.then(casiToda)])
  }
  return vueltas
}

/** Waits until a round is likely to end within the time that a question takes: half as long again as its first file took. Asked for then, the next one comes when the line is free. */
const casiToda = async (archivos: readonly Promise<unknown>[]) => {
  const inicio = performance.now()
  await Promise.race(archivos)
  await new Promise(listo => setTimeout(listo, (performance.now() - inicio) / 2))
}

/** The files of the page itself, its letters for one, go before. */
const cola = { rel: 'modulepreload', fetchPriority: 'low' } as const
