/** Tells whether the browser reports data saving or a slow connection: then nothing is fetched that may not be used. */
export const savesData = (): boolean => {
  const { connection } = navigator
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}

declare global {
  interface Navigator {
    /** Only some browsers have it. */
    connection?: { saveData?: boolean; effectiveType?: string }
  }
}
