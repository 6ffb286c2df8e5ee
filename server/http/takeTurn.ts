import { Semaphore } from 'es-toolkit'

/** Lets at most so many works of one name run at once in a room of this process; the others wait, in order. What is counted before its outcome is known thus never counts more than these beyond the failures. */
export const takeTurn = async <T>(
  room: object,
  { whose, places }: { whose: string; places: number },
  work: () => Promise<T>,
): Promise<T> => {
  const lines = linesOf(room)
  const line = lines.get(whose) ?? new Semaphore(places)
  lines.set(whose, line)
  await line.acquire()
  try {
    return await work()
  } finally {
    line.release()
    if (line.available === line.capacity) lines.delete(whose)
  }
}

const byRoom = new WeakMap<object, Map<string, Semaphore>>()

const linesOf = (room: object): Map<string, Semaphore> => {
  const lines = byRoom.get(room) ?? new Map<string, Semaphore>()
  byRoom.set(room, lines)
  return lines
}
