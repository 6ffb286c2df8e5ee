import type { RowCell, RowOpening, UserDatum } from './names.ts'
import type { Role } from './account/roles.ts'

/** Icons that a declaration may name, each a key of this open interface: the room that draws them adds its own, so that a mistyped name does not compile. */
export interface Icons {}
export type IconName = keyof Icons & string

/** A table of one door: all its rows, or those that hang from a chosen card, filter or chain of selectors. */
export type Tab<Column extends string = string, Door extends string = string> = {
  label: string
  /** The resource whose rows are shown. Default: that of the screen. */
  of?: string
  list: Door
  columns?: readonly Column[]
  /** Column by which it is sorted at first, ascending. Default: the order of the resource. */
  sort?: Column
  /** `true` offers «Agregar», editing and deleting. Default: the table is read-only (basic). */
  actions?: true
  /** Registered names of further views that a row opens. */
  opens?: readonly RowOpening[]
  /** Registered names of columns that hand-made rooms draw of each row. */
  cells?: readonly RowCell[]
  /** Cards that come first, one for each record of another resource; the key of the chosen one fills the door's parameter. */
  cards?: {
    of: string
    list: string
    title: string
    subtitle?: string
    subtitleLabel?: string
    bind: string
    error?: string
  }
  /** Selectors over the rows' own fields; the table shows once all are chosen. */
  selectors?: readonly { field: Column; label: string; hint: string }[]
  /** Selectors that hang from one another; changing one clears those after it. Each offers only records that lead to rows. Tabs that name the same chain share its choices. */
  cascade?: readonly CascadeStep[]
  /** The resource whose rows the selectors must lead to. Default: that of the tab. */
  leadsTo?: string
  /** Text shown when the door fails, instead of the server's words. */
  error?: string
  /** Text of a list without any row: what would stand there, and where it begins. Default: «No hay registros». */
  empty?: string
}

/** One selector of a chain: a list, and the parameter that the chosen record fills. `mine` offers only the record whose key the login answered under this name, even if it leads to no rows. */
export type CascadeStep = {
  of: string
  list: string
  label: string
  hint: string
  bind: string
  error?: string
  mine?: UserDatum
}

/** A tab that names the resource of its rows. */
export type TabOf = Tab & { of: string }

/** The route of a screen and the roles that open it. Without tabs it shows each role the first list that it reads without choosing anything. */
export type Screen<Column extends string = string, Door extends string = string> = {
  route: `/${string}`
  role: Role | readonly Role[]
  /** Its entry in the menu. Default: none; other screens lead to it. */
  menu?: string
  /** Routes of the screens that link to it, for the roles that open both. */
  from?: readonly `/${string}`[]
  /** Icon of its entry. Default: that of a list. */
  icon?: IconName
  title?: string
  /** Registered names of views that a row opens, on a screen without tabs. */
  opens?: readonly RowOpening[]
  tabs?: readonly Tab<Column, Door>[]
}

/** A row of the route table: an address, the roles that open it and its entry in the menu. (A §2) */
export type ScreenRoute = {
  route: `/${string}`
  roles: readonly Role[]
  title: string
  menu?: { label: string; icon: IconName; roles: readonly Role[] }
  /** Declared tabs over several resources. */
  tabs?: readonly TabOf[]
  /** Routes of the screens that link to this one, for the roles that open both. */
  from?: readonly `/${string}`[]
  /** The resource that draws it, where it is declared and not hand-made. */
  resource?: string
}
