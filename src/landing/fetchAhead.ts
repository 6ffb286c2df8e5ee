import { savesData } from '../api/savesData.ts'

/** Fetches what comes after the sign-in, one round after the other, by importance; answers a promise for each. Once a page, and nobody who saves data or has a slow line is made to. */
export function fetchAhead(): readonly Promise<unknown>[] {
  const list = document.querySelector<HTMLMetaElement>('meta[name=precarga]')
  if (!list || savesData()) return []
  list.remove()
  const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce
  const fetchFile = (href: string) => {
    const link = Object.assign(document.createElement('link'), { ...lowPriority, nonce, href })
    document.head.append(link)
    return new Promise(resolve => (link.onload = resolve))
  }
  const rounds: Promise<unknown>[] = []
  for (const round of list.content.split(',').map(paths => paths.split(' ').filter(Boolean)))
    rounds.push(Promise.resolve(rounds.at(-1)).then(() => Promise.all(round.map(fetchFile))))
  return rounds
}

/** The files of the page itself, its letters for one, go before. */
const lowPriority = { rel: 'modulepreload', fetchPriority: 'low' } as const
