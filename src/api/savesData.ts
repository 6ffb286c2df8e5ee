/** Answers whether who is here saves data or has a slow line, as far as the browser tells: for them nothing is fetched that may not be used. */
export const savesData = (): boolean => {
  const { connection } = navigator
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}

declare global {
  interface Navigator {
    /** Only some browsers tell it. */
    connection?: { saveData?: boolean; effectiveType?: string }
  }
}
