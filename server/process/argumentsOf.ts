import { parseArgs, type ParseArgsConfig } from 'node:util'
import { StartRefusal } from './StartRefusal.ts'

/** Reads the arguments of a command; for any that it does not know throws StartRefusal with its usage. */
export const argumentsOf = <T extends ParseArgsConfig>(usage: string, declared?: T) => {
  try {
    return parseArgs(declared)
  } catch {
    throw new StartRefusal(usage)
  }
}
