import type { RequestIdVariables } from 'hono/request-id'
import type { Role } from '../src/schema/account/roles.ts'
import type { Queryable } from './db/queryable.ts'
import type { Replica } from './db/openReplica.ts'
import type { FileStore } from './files/fileStore.ts'
import type { Figure } from './http/serveMetrics.ts'
import type { Tracing } from './tracing/tracing.ts'
import type { Log } from './log/createLog.ts'

/** The calling account, read anew from the database on every call; `nombre` is the full name. A house adds by declaration merging what its own rules ask of a person. */
export interface Usuario {
  id: string
  rol: Role
  email: string
  nombre: string
}

/** A message to send, as text and, optionally, as HTML. It is not sent after `vence`. */
export type Correo = { para: string; asunto: string; texto: string; html?: string; vence?: Date }

/** Hands a message over: by SMTP, or to an .eml file where no server is configured. The same `id` is the same message, however often it is handed over. */
export type SendMail = (correo: Omit<Correo, 'vence'> & { id: string; creado: Date }) => Promise<void>

/** Options that the app receives from outside; every rule that depends on the clock reads `now`. */
export type AppOptions = {
  now: () => Date
  /** Tells the dispatcher that a message was committed to the outbox. */
  wakeCorreos: () => void
  log: Log
  /** Folder of the installation's own data, whose disk the health page reports; absent in tests of the API. */
  dataDir?: string
  /** Folder of the built web app; absent in tests of the API. */
  web?: string
  /** Secret that signs short-lived file links. */
  secret: string
  /** Address that people type, for links in mails; without a slash at its end. */
  address: string
  /** Reverse proxies in front that add to `X-Forwarded-For`. Default: none. */
  proxies?: number
  /** Folder in which mails stay while no mail server is configured; undefined where one is. */
  mailFolder?: string | undefined
  /** Store of the files that are not in the database. Default: none. */
  fileStore?: FileStore | undefined
  /** Returns since when files cannot be moved into the store; undefined while they can. */
  storeFailingSince?: (() => Date | undefined) | undefined
  /** Returns the reason of that failure, in words for people. */
  storeFailureReason?: (() => string | undefined) | undefined
  /** Replica on which lists and records are read, to spare the primary. Default: the primary itself. */
  replica?: Replica | undefined
  /** Calls worked on at once. Default: unbounded. */
  capacity?: number | undefined
  /** Open accounts of nobody when the program started, by their role, and when they were counted. Default: not counted. */
  orphanedAccounts?: { counted: Date; byRole: readonly { rol: string; cuantas: number }[] } | undefined
  /** Token that reads the metrics, and the house's own figures in them. Default: no metrics. */
  metrics?: { token: string; figures: readonly Figure[] } | undefined
  /** Tracing of calls and their statements. Default: none. */
  tracing?: Tracing | undefined
  /** Contact to whom a weakness is reported, as `mailto:…` or `https://…`. Default: none. */
  securityContact?: string | undefined
  /** Rules of the sign-in beyond the password. Default: none. */
  signIn?: SignInRules | undefined
  /** Origins of web apps served from elsewhere that may call this API. Default: none. */
  origins?: readonly string[]
  /** Advisors whose findings refuse a record instead of warning. Default: none. */
  refusingAdvisors?: readonly string[]
}

/** Institution whose accounts sign in to accounts of this house, by OpenID Connect: its registration there, and the domains of its mails. */
export type Institucion = {
  emisor: string
  cliente: string
  secreto?: string | undefined
  dominios: readonly string[]
  /** Name that people give it, shown on the button of the sign-in. */
  nombre: string
}

/** Rules of an installation for whoever signs in. */
export type SignInRules = {
  /** Key that encrypts the secrets of second factors. Default: the key that lies in the database. */
  secretsKey?: string | undefined
  /** Roles that must have a second factor. */
  requiredRoles?: readonly Role[]
  /** Minutes without use after which a session ends, by role. Default: none. */
  idleMinutes?: { readonly [R in Role]?: number }
  institucion?: Institucion | undefined
  /** Roles that sign in only with the institution's account. */
  passwordless?: readonly Role[]
}

export type AppEnv = {
  Variables: RequestIdVariables & {
    db: Queryable
    options: AppOptions
    usuario: Usuario
    /** Warnings for administrators, shown with the health of the system. */
    notices: readonly string[]
    /** Rows that the answer carries. */
    rows?: number
    /** Text of the answer before it was compressed. */
    text?: string
  }
}
