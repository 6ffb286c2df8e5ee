/** What one tab of the browser tells the others: somebody came in, signed out, or was left without a session. */
export type TabEvent = 'entrada' | 'salida' | 'vencida'

/** The tabs of this browser, which share one session. A tab does not hear itself. */
export const browserTabs = {
  announce: (event: TabEvent): void => channel.postMessage(event),
  /** Calls `listener` with what the others say; answers how to stop. */
  listen(listener: (event: TabEvent) => void) {
    const onMessage = ({ data }: MessageEvent<TabEvent>) => listener(data)
    channel.addEventListener('message', onMessage)
    return () => channel.removeEventListener('message', onMessage)
  },
}

const channel = new BroadcastChannel('sesion')
