/** Fetches what comes after the sign-in, once and while the browser rests, and then runs it step by step, each when no key has fallen for a moment: typing stays smooth, and «Ingresar» finds it ready. Nobody who saves data or has a slow line is made to. */
export function precarga(pasos: readonly Paso[] = []): void {
  const lista = document.querySelector<HTMLMetaElement>('meta[name=precarga]')
  if (!lista || ahorra()) return
  lista.remove()
  enReposo(() => {
    const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce
    const traidos = lista.content
      .split(' ')
      .filter(Boolean)
      .map(href => {
        const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', nonce, href })
        const traido = new Promise(listo => (link.onload = listo))
        document.head.append(link)
        return traido
      })
    void Promise.all(traidos).then(() => enPausas(pasos))
  })
}

/** What may be done ahead; one that fails is done again, and told, when it is needed. */
export type Paso = () => Promise<unknown>

const enPausas = async (pasos: readonly Paso[]) => {
  for (const paso of pasos) {
    await pausa()
    await paso().catch(() => undefined)
  }
}

/** Waits until no key has fallen for a moment and the browser rests. */
const pausa = () =>
  new Promise<void>(listo => {
    let reloj: ReturnType<typeof setTimeout>
    const esperar = () => {
      clearTimeout(reloj)
      reloj = setTimeout(() => {
        removeEventListener('keydown', esperar, true)
        enReposo(listo)
      }, quietud)
    }
    addEventListener('keydown', esperar, true)
    esperar()
  })

/** Milliseconds; between two keys of whoever types there are fewer. */
const quietud = 300

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
