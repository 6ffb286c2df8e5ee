import { type DestinationStream, pino, stdTimeFunctions } from 'pino'

type Write = (line: Readonly<Record<string, unknown>>) => void

/** Takes the fields of a line; never an error as it is, whose message may repeat what people sent (see `failureOf`). */
export type Log = { info: Write; warn: Write; error: Write }

/** Creates the log of the application: one JSON line for each event, on the standard output unless told otherwise. Leaves out fields that could hold a secret, in the line and in an object within it. */
export const createLog = (destination?: DestinationStream): Log =>
  pino(
    {
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      serializers: { err: asItIs },
      redact: { paths: secrets.flatMap(name => [name, `*.${name}`]), remove: true },
    },
    destination,
  )

/** Log that writes nothing, for tests and tools. */
export const silentLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** Writes what `failureOf` left of an error; pino would call each of them an Object. */
const asItIs = (failure: unknown) => failure

const secrets = [
  'password',
  'contrasena',
  'contrasenia_actual',
  'contrasenia_nueva',
  'token',
  'hash',
  'authorization',
  'cookie',
  'curp',
]
