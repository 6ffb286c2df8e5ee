/** Fetches what comes after the sign-in, by importance; answers when it is there. Once a page, and nobody who saves data or has a slow line is made to. */
export function traer(): Promise<unknown> | undefined {
  const lista = document.querySelector<HTMLMetaElement>('meta[name=precarga]')
  if (!lista || ahorra()) return undefined
  lista.remove()
  const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce
  return Promise.all(
    lista.content
      .split(' ')
      .filter(Boolean)
      .map(href => {
        const link = Object.assign(document.createElement('link'), { ...cola, nonce, href })
        const traido = new Promise(listo => (link.onload = listo))
        document.head.append(link)
        return traido
      }),
  )
}

/** The files of the page itself, its letters for one, go before. */
const cola = { rel: 'modulepreload', fetchPriority: 'low' } as const

const ahorra = () => {
  const { connection } = navigator
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}

declare global {
  interface Navigator {
    /** Only some browsers tell it. */
    connection?: { saveData?: boolean; effectiveType?: string }
  }
}
