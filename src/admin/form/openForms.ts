/** Forms that stand open in any tab of this browser, known by its locks; their drafts are not offered elsewhere. None in a browser without locks. */
export const openForms = {
  /** Adds a form; returns the function that removes it. */
  hold: (name: string) => {
    const leave = new AbortController()
    const untilReleased = new Promise<void>(resolve => leave.signal.addEventListener('abort', () => resolve()))
    void navigator.locks?.request(name, () => untilReleased).catch(() => undefined)
    return () => leave.abort()
  },
  all: async (): Promise<ReadonlySet<unknown>> =>
    new Set((await navigator.locks?.query().catch(() => undefined))?.held?.map(({ name }) => name)),
}
