/** Asks, and asks again what a server that is recovering, or has too much to do, could not answer yet: when it says so (503 with `Retry-After`, in seconds), not everybody at once, three times at most; meanwhile the screen says that it waits. Only for what may be asked twice. */
export async function afterWait(pedir: () => Promise<Response>, signal?: AbortSignal): Promise<Response> {
  let respuesta = await pedir()
  for (let veces = 0; veces < 3; veces++) {
    const segundos = segundosDe(respuesta)
    if (segundos === undefined) break
    void respuesta.body?.cancel().catch(() => undefined)
    const espera = pausa(segundos * 1000 * (1 + Math.random() / 2), signal)
    void import('./esperaALaVista.ts').then(({ mostrar }) => mostrar(espera)).catch(() => undefined)
    await espera
    respuesta = await pedir()
  }
  return respuesta
}
/** What a person still waits for, in seconds. */
const masLargo = 10

const segundosDe = ({ status, headers }: Response): number | undefined => {
  const segundos = Number(headers.get('retry-after') ?? Number.NaN)
  return status === 503 && segundos >= 0 && segundos <= masLargo ? segundos : undefined
}

const pausa = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const fin = () => {
      clearTimeout(reloj)
      reject(new DOMException('Petición cancelada', 'AbortError'))
    }
    const reloj = setTimeout(() => {
      signal?.removeEventListener('abort', fin)
      resolve()
    }, ms)
    signal?.addEventListener('abort', fin, { once: true })
  })
