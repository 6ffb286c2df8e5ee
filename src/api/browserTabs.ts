/** Event that one tab tells the others: somebody signed in, is signing out, has signed out, or their session ran out. */
export type TabEvent = 'entrada' | 'despedida' | 'salida' | 'vencida'

/** Channel between the tabs of this browser, which share one session. A tab does not hear itself. */
export const browserTabs = {
  announce: (event: TabEvent): void => channel.postMessage(event),
  /** Calls `listener` with the events of the other tabs; returns the function that stops it. */
  listen(listener: (event: TabEvent) => void) {
    const onMessage = ({ data }: MessageEvent<TabEvent>) => listener(data)
    channel.addEventListener('message', onMessage)
    return () => channel.removeEventListener('message', onMessage)
  },
}

const channel = new BroadcastChannel('sesion')
