import { savesData } from '../api/savesData.ts'

/** Fetches what comes after the sign-in, one round after the other, by importance; answers a promise for each. Once a page, and nobody who saves data or has a slow line is made to. */
export function traer(): readonly Promise<unknown>[] {
  const lista = document.querySelector<HTMLMetaElement>('meta[name=precarga]')
  if (!lista || savesData()) return []
  lista.remove()
  const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce
  const llega = (href: string) => {
    const link = Object.assign(document.createElement('link'), { ...cola, nonce, href })
    document.head.append(link)
    return new Promise(listo => (link.onload = listo))
  }
  const vueltas: Promise<unknown>[] = []
  for (const vuelta of lista.content.split(',').map(paths => paths.split(' ').filter(Boolean)))
    vueltas.push(Promise.resolve(vueltas.at(-1)).then(() => Promise.all(vuelta.map(llega))))
  return vueltas
}

/** The files of the page itself, its letters for one, go before. */
const cola = { rel: 'modulepreload', fetchPriority: 'low' } as const
