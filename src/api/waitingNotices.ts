export type WaitingNotice = { type: 'success' | 'error' | 'info'; text: string }

/** Notices that wait for a screen that can show them: they outlive the change between the admin and the landing. The same text waits once. */
export const waitingNotices = {
  all: (): readonly WaitingNotice[] => waiting,
  add(notice: WaitingNotice) {
    if (!waiting.some(other => other.type === notice.type && other.text === notice.text)) change([...waiting, notice])
  },
  remove: (notice: WaitingNotice) => change(waiting.filter(other => other !== notice)),
  clear: () => change([]),
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

let waiting: readonly WaitingNotice[] = []
const listeners = new Set<() => void>()

function change(next: readonly WaitingNotice[]) {
  waiting = next
  listeners.forEach(listener => listener())
}
