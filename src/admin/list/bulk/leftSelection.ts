import type { Identifier } from 'ra-core'

type Left = { pathname: string; resource: string; list: string; ids: readonly Identifier[] }

/** Selection of the list that was left last, and whether one of its records was opened since. */
let leftBehind: (Left & { looked: boolean }) | undefined

/** Keeps the selection of a list that is being left. */
export const leaveSelection = (leaving: Left): void => void (leftBehind = { ...leaving, looked: false })

/** Returns, once, the selection of a list, if only its records were opened meanwhile; otherwise none. */
export const returnToSelection = ({ pathname, list }: Pick<Left, 'pathname' | 'list'>): readonly Identifier[] => {
  const found = leftBehind
  leftBehind = undefined
  return found?.looked && found.pathname === pathname && found.list === list ? found.ids : []
}

/** Follows the person's address: a left selection waits while records of its list are open, and is forgotten anywhere else. */
export const passBy = (pathname: string): void => {
  if (!leftBehind) return
  if (pathname.startsWith(`/${leftBehind.resource}/`)) leftBehind.looked = true
  else if (pathname !== leftBehind.pathname) leftBehind = undefined
}
