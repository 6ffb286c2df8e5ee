type Capacity = {
  /** How many are inside at once. */
  places: number
  /** How many may wait for a place. */
  queue: number
  /** How long each of them waits, in milliseconds. */
  patience: number
}

/** Who comes in: the account as it names itself, if it does, and the network that it comes from. */
type Caller = { account: string | undefined; network: string }

type Leave = () => void
type Waiting = { caller: Caller; admit: () => void }

/**
 * Lets so many in at once and so many wait in line for a short time. No account has more than half of the places or of
 * the line, no network more than three quarters, and the next place goes to the account that has fewest: one that asks
 * without pause does not keep the others out.
 */
export const turnstile = ({ places, queue, patience }: Capacity) => {
  const inside = room(places)
  const line = room(queue)
  let waiting: readonly Waiting[] = []

  const leaver = (caller: Caller): Leave => {
    inside.add(caller, 1)
    return () => {
      inside.add(caller, -1)
      next()?.admit()
    }
  }
  const next = () =>
    waiting
      .filter(({ caller }) => inside.admits(caller))
      .toSorted((one, other) => inside.of(one.caller) - inside.of(other.caller))[0]

  /** Answers how to leave, or undefined to whom there is no room for. */
  const enter = (
    caller: Caller,
    asked?: { readonly signal: AbortSignal },
  ): Promise<Leave | undefined> | Leave | undefined => {
    if (inside.admits(caller)) return leaver(caller)
    if (!line.admits(caller)) return undefined
    return new Promise(resolve => {
      const signal = asked?.signal
      const end = (leave?: Leave) => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', giveUp)
        waiting = waiting.filter(each => each !== mine)
        line.add(caller, -1)
        resolve(leave)
      }
      const giveUp = () => end()
      const timer = setTimeout(giveUp, patience)
      const mine = { caller, admit: () => end(leaver(caller)) }
      signal?.addEventListener('abort', giveUp, { once: true })
      line.add(caller, 1)
      waiting = [...waiting, mine]
    })
  }
  return { enter }
}

/** Counts who is in a room of this size, and knows whether one more may come in. */
const room = (size: number) => {
  const counts = new Map<string, number>()
  const most = { all: size, account: Math.max(1, size / 2), network: Math.max(1, (size * 3) / 4) }
  const count = (key: string) => counts.get(key) ?? 0
  const keysOf = ({ account, network }: Caller) => [
    'all',
    `network ${network}`,
    ...(account ? [`account ${account}`] : []),
  ]
  return {
    /** How many of whoever this is are in. */
    of: (caller: Caller) => count(keysOf(caller).at(-1) ?? ''),
    admits: (caller: Caller) =>
      keysOf(caller).every((key, level) => {
        const limit = [most.all, most.network, most.account][level] ?? 0
        return count(key) + 1 <= limit
      }),
    add: (caller: Caller, change: 1 | -1) => {
      for (const key of keysOf(caller)) {
        const now = count(key) + change
        if (now === 0) counts.delete(key)
        else counts.set(key, now)
      }
    },
  }
}
