import type { AnyResource } from './resource.ts'
import type { OwnKinds } from './ownKinds.ts'
import type { LookupName } from './names.ts'
import type { Role } from './account/roles.ts'
import type { IconName, ScreenRoute } from './screen.ts'

/** What an installation says of itself and declares. Both halves know it before anything is drawn or served. */
export type House = {
  name: string
  /** The line at the foot of every page. */
  footer: string
  resources: Readonly<Record<string, AnyResource>>
  /** Every route that somebody may open. */
  screens: readonly ScreenRoute[]
  /** The screens in the menu of a role, in their order. */
  menuOf: (role: Role) => readonly (ScreenRoute & { menu: NonNullable<ScreenRoute['menu']> })[]
  /** The screen that everybody begins at and comes back to; without, the first entry of the role's menu is. */
  home?: ScreenRoute['route']
  /** The screen of one's own account, which everybody opens by their name; without, the name leads nowhere. */
  profile?: ScreenRoute['route']
  /** The kinds of field that it brings. */
  kinds: OwnKinds
  /** The small fixed lists, each by the name of its items' key. */
  lookups: Readonly<Record<LookupName, string>>
  roles: readonly Role[]
  /** What people call a role. */
  roleLabel: (role: Role) => string
  /** Whether a role reads the history of records of a resource, of those that its doors show. Without, nobody does. */
  readsHistory?: (role: Role, resource: AnyResource) => boolean
  /** The day that it is where the house stands, `yyyy-mm-dd`. */
  today: (now: Date) => string
  /** A moment as notices say it, on the clock of the house. */
  moment: (moment: Date) => string
  /** The time zone of that clock (IANA). */
  timeZone: string
  /** The icons that its screens may name. */
  icons: readonly IconName[]
  /** The routes of each role's menu, in their order. */
  menu: Readonly<Record<Role, readonly string[]>>
  /** What it asks of its own declarations beside what every house must say: a sentence for each mistake. */
  checks?: (resource: AnyResource, resources: Readonly<Record<string, AnyResource>>) => string[]
  /** What a new password lacks, in the words that people read. */
  passwordFault: (password: string) => string | undefined
  /** The largest spreadsheet that is read; without, 10 MB and 50,000 rows. */
  sheets?: { megabytes: number; rows: number }
  files: {
    /** The largest that may be sent. */
    megabytes: number
    /** How long a link to a stored one works. */
    linkMinutes: number
    /** What is wrong with a PDF before it is sent, in the words that people read. */
    pdfFault: (content: Uint8Array, size?: number) => string | undefined
    /** What people read when they send none. */
    noPdf: string
  }
}

let registered: House | undefined

/** Registers the house; the composition root of each half does so once. */
export const registerHouse = (house: House) => {
  registered = house
}

/** The registered house; asking before there is one is a defect of the composition. */
export const house = (): House => {
  if (!registered) throw new Error('no house is registered: import the composition root first')
  return registered
}

/** The route at which a role begins; `/`, which leads on to it, where nobody says for whom. */
export const homeOf = (role?: Role): string => {
  const { home, menuOf } = house()
  return home ?? (role && menuOf(role)[0]?.route) ?? '/'
}

/** The declaration of this name; an unknown name is refused. */
export const resourceNamed = (name: string): AnyResource => {
  const { resources } = house()
  const resource = Object.hasOwn(resources, name) ? resources[name] : undefined
  if (!resource) throw new Error(`no resource is called «${name}»`)
  return resource
}
