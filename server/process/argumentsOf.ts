import { parseArgs, type ParseArgsConfig } from 'node:util'
import { StartRefusal } from './StartRefusal.ts'

/** Reads the words that a command was called with; refuses any that it does not know with how it is used. */
export const argumentsOf = <T extends ParseArgsConfig>(usage: string, known?: T) => {
  try {
    return parseArgs(known)
  } catch {
    throw new StartRefusal(usage)
  }
}
