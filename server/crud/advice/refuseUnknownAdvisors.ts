import { StartRefusal } from '../../process/StartRefusal.ts'
import { serverHouse } from '../serverHouse.ts'

/** Refuses to start where an installation wants findings refused that nobody looks for. */
export const refuseUnknownAdvisors = (names: readonly string[] = []) => {
  const known = Object.keys(serverHouse().advisors)
  const unknown = names.find(name => !known.includes(name))
  if (unknown !== undefined)
    throw new StartRefusal(
      `IMPIDEN dice «${unknown}», que no es una advertencia${known.length ? `: las que hay son ${known.join(', ')}` : ''}.`,
    )
}
