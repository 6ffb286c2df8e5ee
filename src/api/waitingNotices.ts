import { observable } from './observable.ts'

export type WaitingNotice = { type: 'success' | 'error' | 'info'; text: string }

const waiting = observable<readonly WaitingNotice[]>([])

/** Notices that wait for a screen that can show them: they outlive the change between the admin and the landing. The same text waits once. */
export const waitingNotices = {
  all: waiting.get,
  add(notice: WaitingNotice) {
    const notices = waiting.get()
    if (!notices.some(other => other.type === notice.type && other.text === notice.text))
      waiting.set([...notices, notice])
  },
  remove: (notice: WaitingNotice) => waiting.set(waiting.get().filter(other => other !== notice)),
  clear: () => waiting.set([]),
  subscribe: waiting.subscribe,
}
