/** What one tab of the browser tells the others: somebody came in, signed out, or was left without a session. */
export type Suceso = 'entrada' | 'salida' | 'vencida'

/** The tabs of this browser, which share one session. A tab does not hear itself. */
export const pestanas = {
  decir: (suceso: Suceso): void => canal.postMessage(suceso),
  /** Calls `oyente` with what the others say; answers how to stop. */
  escuchar(oyente: (suceso: Suceso) => void) {
    const alLlegar = ({ data }: MessageEvent<Suceso>) => oyente(data)
    canal.addEventListener('message', alLlegar)
    return () => canal.removeEventListener('message', alLlegar)
  },
}

const canal = new BroadcastChannel('sesion')
