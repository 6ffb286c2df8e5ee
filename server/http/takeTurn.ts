import { Semaphore } from 'es-toolkit'

/** Runs at most `places` works of one name at once in this process; the others wait, in order. So attempts counted before their outcome is known exceed the failures by at most `places`. */
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
