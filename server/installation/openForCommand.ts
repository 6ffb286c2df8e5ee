import { openDatabase } from '../db/openDatabase.ts'
import type { OnEnd } from '../process/runProgram.ts'

type Place = Parameters<typeof openDatabase>[0]

/** Opens the installation's database until the end of a command, which people call by this name: the one that a running app uses, else one started for it. */
export const openForCommand = (onEnd: OnEnd, place: Place, name: string) =>
  onEnd(openDatabase(place, { name, say, share: true }), ({ close }, milliseconds) => close(milliseconds))

const say = (line: string) => console.log(line)
