/** The forms that stand open in this browser, in whatever tab, as far as it tells: what they keep is theirs. */
export const openForms = {
  /** Counts one more; answers how to take it back. */
  hold: (name: string) => {
    const leave = new AbortController()
    const left = new Promise<void>(resolve => leave.signal.addEventListener('abort', () => resolve()))
    void navigator.locks?.request(name, () => left).catch(() => undefined)
    return () => leave.abort()
  },
  all: async (): Promise<ReadonlySet<unknown>> =>
    new Set((await navigator.locks?.query().catch(() => undefined))?.held?.map(({ name }) => name)),
}
