type Capacity = {
  /** Callers that are inside at once. */
  places: number
  /** Callers that may wait for a place. */
  queue: number
  /** Longest wait of each of them (ms). */
  patience: number
}

/** A caller: the account as the request names it, if it does, and the network that it comes from. */
type Caller = { account: string | undefined; network: string }

type Leave = () => void
type Waiting = { caller: Caller; admit: () => void }

/**
 * Admits `places` callers at once and lets `queue` more wait briefly. An account gets half of either at most, a network
 * three quarters, and the next place goes to the account with the fewest.
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

  /** Admits a caller, at once or after a wait: returns the function that leaves, or undefined where there is no room, the wait was too long or the request was aborted. */
  const enter = (
    caller: Caller,
    request?: { readonly signal: AbortSignal },
  ): Promise<Leave | undefined> | Leave | undefined => {
    if (inside.admits(caller)) return leaver(caller)
    if (!line.admits(caller)) return undefined
    return new Promise(resolve => {
      const signal = request?.signal
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

/** Counts the callers in a room of this size, and tells whether one more may come in. */
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
    /** Returns how many calls of this account are in, or of this network where no account is named. */
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
