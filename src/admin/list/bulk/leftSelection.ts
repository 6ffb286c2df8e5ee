import type { Identifier } from 'ra-core'

type Left = { pathname: string; resource: string; list: string; ids: readonly Identifier[] }

/** What was chosen of the list that was left last, and whether a record of it was opened since. */
let left: (Left & { looked: boolean }) | undefined

/** Keeps what is chosen of a list that is being left. */
export const leaveSelection = (leaving: Left): void => void (left = { ...leaving, looked: false })

/** Hands back what was chosen of a list, where nothing but its records was looked at meanwhile. */
export const returnToSelection = ({ pathname, list }: Pick<Left, 'pathname' | 'list'>): readonly Identifier[] => {
  const found = left
  left = undefined
  return found?.looked && found.pathname === pathname && found.list === list ? found.ids : []
}

/** Notes where the person went: what was chosen of a list waits while its records are looked at, and is forgotten anywhere else. */
export const passBy = (pathname: string): void => {
  if (!left) return
  if (pathname.startsWith(`/${left.resource}/`)) left.looked = true
  else if (pathname !== left.pathname) left = undefined
}
