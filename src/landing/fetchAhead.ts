import { savesData } from '../api/savesData.ts'

/** Downloads the files needed after the sign-in, round by round, by importance; returns a promise for each round. Once a page, and not where data are saved or the line is slow. */
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

/** Low priority: the files of the page itself, such as its fonts, go first. */
const lowPriority = { rel: 'modulepreload', fetchPriority: 'low' } as const
