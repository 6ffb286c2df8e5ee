import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { RequestIdVariables } from 'hono/request-id'
import type { Role } from '../src/schema/account/roles.ts'
import type { Replica } from './db/openReplica.ts'
import type { FileStore } from './files/fileStore.ts'
import type { Figure } from './http/serveMetrics.ts'
import type { Tracing } from './tracing/tracing.ts'
import type { Log } from './log/createLog.ts'

export type Db = NodePgDatabase
/** A database or a transaction on it: what every query function takes. */
export type Queryable = Db | Parameters<Parameters<Db['transaction']>[0]>[0]

/** Who is calling, read anew from the database on every call; `nombre` is the full one. A house adds by declaration merging what its own rules ask of a person. */
export interface Usuario {
  id: string
  rol: Role
  email: string
  nombre: string
}

/** A message to be sent, as text and, where it has more than that, as HTML too. One that `vence` is worth nothing from then on, and is not sent. */
export type Correo = { para: string; asunto: string; texto: string; html?: string; vence?: Date }

/** Hands a message over: by SMTP, or to an .eml file where none is configured. The same `id` is the same message, however often it is handed over. */
export type SendMail = (correo: Omit<Correo, 'vence'> & { id: string; creado: Date }) => Promise<void>

/** What the app receives from outside; every rule that depends on the clock reads `now`. */
export type AppOptions = {
  now: () => Date
  /** Tells the dispatcher that a message was committed to the outbox. */
  wakeCorreos: () => void
  log: Log
  /** Folder of the installation's own data, of whose disk the health page tells; absent in tests of the API. */
  dataDir?: string
  /** Folder of the built web app; absent in tests of the API. */
  web?: string
  /** Secret that signs short-lived file links. */
  secret: string
  /** Address that people type, for links in mails; without a slash at its end. */
  address: string
  /** How many reverse proxies stand in front and add to `X-Forwarded-For`; none unless said. */
  proxies?: number
  /** The folder in which mails stay that nobody gets, since no server of mail is named; undefined where one is. */
  mailFolder?: string | undefined
  /** Where files lie that are not in the database; none unless said. */
  fileStore?: FileStore | undefined
  /** Since when files cannot be moved into the store; undefined while they can. */
  storeFailingSince?: (() => Date | undefined) | undefined
  /** Why they cannot, in words for people. */
  storeFailureReason?: (() => string | undefined) | undefined
  /** Where lists and records are read, so that the primary need not; on the primary unless said. */
  replica?: Replica | undefined
  /** How many calls are worked on at once; without a bound unless said. */
  capacity?: number | undefined
  /** How many open accounts were nobody's when the program started, by their role; nobody counted them unless said. */
  orphanedAccounts?: { counted: Date; byRole: readonly { rol: string; cuantas: number }[] } | undefined
  /** Who may read the metrics, and the house's own figures in them; no metrics unless said. */
  metrics?: { token: string; figures: readonly Figure[] } | undefined
  /** Follows calls and their statements; nothing is followed unless said. */
  tracing?: Tracing | undefined
  /** To whom a weakness is reported, as `mailto:…` or `https://…`; nobody unless said. */
  securityContact?: string | undefined
  /** What is asked beyond a password; nothing unless said. */
  signIn?: SignInRules | undefined
  /** Origins of web apps served from elsewhere that may call this API; none unless said. */
  origins?: readonly string[]
  /** The advisors whose findings refuse a record instead of warning; none unless said. */
  refusingAdvisors?: readonly string[]
}

/** The institution whose account opens one of this house, by OpenID Connect: as it is registered there, and of which domains its mails are. */
export type Institucion = {
  emisor: string
  cliente: string
  secreto?: string | undefined
  dominios: readonly string[]
  /** What people call it, as the button of the sign-in says. */
  nombre: string
}

/** What an installation asks of whoever signs in. */
export type SignInRules = {
  /** Locks the secrets of second factors; without it, the key that lies in the database does. */
  secretsKey?: string | undefined
  /** Roles that must have a second factor. */
  requiredRoles?: readonly Role[]
  /** Minutes without use after which a session ends, by role; none unless said. */
  idleMinutes?: { readonly [R in Role]?: number }
  institucion?: Institucion | undefined
  /** Roles that sign in with the institution's account alone. */
  passwordless?: readonly Role[]
}

export type AppEnv = {
  Variables: RequestIdVariables & {
    db: Queryable
    options: AppOptions
    usuario: Usuario
    /** What an administrator should know, told with the health of the system. */
    notices: readonly string[]
    /** How many rows the answer carries. */
    rows?: number
    /** The answer as it was before it was compressed. */
    text?: string
  }
}
