import type { AnyResource } from './resource.ts'
import type { OwnKinds } from './ownKinds.ts'
import type { LookupName } from './names.ts'
import type { Role } from './account/roles.ts'
import type { IconName, ScreenRoute } from './screen.ts'

/** An installation as it declares itself. Both halves register it before anything is drawn or served. */
export type House = {
  name: string
  /** Line at the foot of every page. */
  footer: string
  resources: Readonly<Record<string, AnyResource>>
  /** Every route that somebody may open. */
  screens: readonly ScreenRoute[]
  /** Returns the screens in the menu of a role, in order. */
  menuOf: (role: Role) => readonly (ScreenRoute & { menu: NonNullable<ScreenRoute['menu']> })[]
  /** Route of the screen that everybody begins at and comes back to. Default: the first entry of the role's menu. */
  home?: ScreenRoute['route']
  /** Route of one's own account, which everybody opens by their name. Default: the name leads nowhere. */
  profile?: ScreenRoute['route']
  /** Kinds of field that the house adds. */
  kinds: OwnKinds
  /** Small fixed lists, each with the name of its items' key. */
  lookups: Readonly<Record<LookupName, string>>
  /** Path that answers those lists. */
  lookupsAt: string
  roles: readonly Role[]
  /** Returns the label of a role. */
  roleLabel: (role: Role) => string
  /** Tells whether a role reads the history of a resource's records, among those that its doors show. Default: nobody does. */
  readsHistory?: (role: Role, resource: AnyResource) => boolean
  /** Returns the day by the clock of the house, `yyyy-mm-dd`. */
  today: (now: Date) => string
  /** Formats a moment by the clock of the house, as notices show it. */
  moment: (moment: Date) => string
  /** Time zone of that clock (IANA). */
  timeZone: string
  /** Icons that its screens may name. */
  icons: readonly IconName[]
  /** Routes of each role's menu, in order. */
  menu: Readonly<Record<Role, readonly string[]>>
  /** Checks of the house on its own declarations: a sentence for each mistake. */
  checks?: (resource: AnyResource, resources: Readonly<Record<string, AnyResource>>) => string[]
  /** Returns what a new password lacks, in the words that people read; undefined when it may be used. */
  passwordFault: (password: string) => string | undefined
  /** Largest spreadsheet that is read. Default: 10 MB and 50,000 rows. */
  sheets?: { megabytes: number; rows: number }
  files: {
    /** Largest file that may be sent (MB). */
    megabytes: number
    /** Time for which a link to a stored file works (minutes). */
    linkMinutes: number
    /** Returns what is wrong with a PDF before it is sent, in the words that people read; undefined when it may be sent. */
    pdfFault: (content: Uint8Array, size?: number) => string | undefined
    /** Text shown to somebody who sends no file. */
    noPdf: string
  }
}

let registered: House | undefined

/** Registers the house. Called once by the composition root of each half. */
export const registerHouse = (house: House) => {
  registered = house
}

/** Returns the registered house. Throws where there is none, which is a defect of the composition. */
export const house = (): House => {
  if (!registered) throw new Error('no house is registered: import the composition root first')
  return registered
}

/** Returns the route at which a role begins: the home screen, else the first of its menu. Without a role, `/`, which leads on to it. */
export const homeOf = (role?: Role): string => {
  const { home, menuOf } = house()
  return home ?? (role && menuOf(role)[0]?.route) ?? '/'
}

/** Returns the declaration of this name; throws for an unknown one. */
export const resourceNamed = (name: string): AnyResource => {
  const { resources } = house()
  const resource = Object.hasOwn(resources, name) ? resources[name] : undefined
  if (!resource) throw new Error(`no resource is called «${name}»`)
  return resource
}
