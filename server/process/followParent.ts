import { readFileSync } from 'node:fs'
import { platform } from 'node:os'

/** Calls `onGone` once npm, which started the app, is no longer there: npm does not pass on the signal that ends it. Does nothing when the app was started otherwise. */
export function followParent(onGone: () => void) {
  if (!process.env.npm_lifecycle_event) return
  const before = ancestry()
  const timer = setInterval(() => {
    if (ancestry() === before) return
    clearInterval(timer)
    onGone()
  }, 250)
  timer.unref()
}

/** Returns parent and, where it can be read, grandparent: between npm and the app there may be a shell. */
const ancestry = () => `${process.ppid} ${platform() === 'linux' ? parentOf(process.ppid) : ''}`

function parentOf(pid: number) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]
  } catch {
    return undefined
  }
}
