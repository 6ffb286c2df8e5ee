import { openDatabase } from '../db/openDatabase.ts'
import type { OnEnd } from './runProgram.ts'

type Place = Parameters<typeof openDatabase>[0]

/** Opens the installation's database for a command, which people call by this name, until its end: that which a running app uses, else by itself. */
export const openForCommand = (onEnd: OnEnd, place: Place, name: string) =>
  onEnd(openDatabase(place, { name, say, share: true }), ({ close }, milliseconds) => close(milliseconds))

const say = (line: string) => console.log(line)
