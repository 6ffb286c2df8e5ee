import type { RowCell, RowOpening, UserDatum } from './names.ts'
import type { Role } from './account/roles.ts'

/** The icons that a declaration may name, each a key: the room that draws them adds its own, so that a mistyped name does not compile. */
export interface Icons {}
export type IconName = keyof Icons & string

/** A table of one door: all its rows, or those that hang from a chosen card, filter or chain of selectors. */
export type Tab<Column extends string = string, Door extends string = string> = {
  label: string
  /** The resource whose rows are shown, when it is not the screen's own. */
  of?: string
  list: Door
  columns?: readonly Column[]
  /** By which column it is sorted at first, the least first, where that is not the order of the resource. */
  sort?: Column
  /** Without it the table is read-only (basic): no «Agregar», no edit, no delete. */
  actions?: true
  /** What else a row opens, each by its registered name. */
  opens?: readonly RowOpening[]
  /** Columns that a hand-made room draws of each row. */
  cells?: readonly RowCell[]
  /** First a card per record of another resource; the chosen card's key binds the door's parameters. */
  cards?: {
    of: string
    list: string
    title: string
    subtitle?: string
    subtitleLabel?: string
    bind: string
    error?: string
  }
  /** Selectors over the rows' own fields; the table shows when all are chosen. */
  selectors?: readonly { field: Column; label: string; hint: string }[]
  /** Selectors that hang from one another; changing one clears those after it. Each offers only what leads to rows; `mine` the one record whose key the login told of the caller under this name, whatever it has. Tabs that name the same chain share what is chosen in it. */
  cascade?: readonly CascadeStep[]
  /** The resource whose rows the selectors must lead to, when that is not the rows of the tab. */
  leadsTo?: string
  /** What a person reads when the door fails, instead of the server's words. */
  error?: string
}

/** One selector of a chain: the records of a list, and the parameter that the chosen one fills. */
export type CascadeStep = {
  of: string
  list: string
  label: string
  hint: string
  bind: string
  error?: string
  mine?: UserDatum
}

/** A tab whose rows are of a resource that it names. */
export type TabOf = Tab & { of: string }

/** Where a screen lives and who may open it. Without tabs it shows each role the first list that it may read without choosing anything. */
export type Screen<Column extends string = string, Door extends string = string> = {
  route: `/${string}`
  role: Role | readonly Role[]
  /** Its entry in the menu; without, it is reached from other screens. */
  menu?: string
  /** The routes of the screens that a way leads to it from, for the roles that may open both. */
  from?: readonly `/${string}`[]
  /** Without one it has that of a list. */
  icon?: IconName
  title?: string
  /** What a row opens, on a screen without tabs. */
  opens?: readonly RowOpening[]
  tabs?: readonly Tab<Column, Door>[]
}

/** A row of the route table: an address, who may open it and what the menu calls it. (A §2) */
export type ScreenRoute = {
  route: `/${string}`
  roles: readonly Role[]
  title: string
  menu?: { label: string; icon: IconName; roles: readonly Role[] }
  /** Declared tabs over several resources. */
  tabs?: readonly TabOf[]
  /** The routes of screens without a menu entry that are reached from this one, each by the roles that may open both. */
  beside?: readonly `/${string}`[]
  /** The routes from which a way leads to this one, said here instead of there. */
  from?: readonly `/${string}`[]
  /** The resource that draws it, when it is declared and not hand-made. */
  resource?: string
}
