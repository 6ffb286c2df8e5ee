import { parseArgs, type ParseArgsConfig } from 'node:util'
import { StartRefusal } from './StartRefusal.ts'

/** Reads the arguments of a command; for any that it does not know throws StartRefusal with its usage. */
export const argumentsOf = <T extends ParseArgsConfig>(usage: string, known?: T) => {
  try {
    return parseArgs(known)
  } catch {
    throw new StartRefusal(usage)
  }
}
