/** Fetches what comes after the sign-in, once and while the browser rests, without running it: typing costs nothing. Nobody who saves data or has a slow line is made to. */
export function precarga(): void {
  const lista = document.querySelector<HTMLMetaElement>('meta[name=precarga]')
  if (!lista || ahorra()) return
  lista.remove()
  enReposo(() => {
    const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce
    for (const href of lista.content.split(' ').filter(Boolean))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', nonce, href }))
  })
}

const enReposo = (hacer: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(hacer, { timeout: 1000 }) : setTimeout(hacer)

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
