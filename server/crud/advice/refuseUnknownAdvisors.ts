import { StartRefusal } from '../../process/StartRefusal.ts'
import { serverHouse } from '../serverHouse.ts'

/** Refuses to start where the installation (`IMPIDEN`) refuses the findings of an unknown advisor. */
export const refuseUnknownAdvisors = (names: readonly string[] = []) => {
  const known = Object.keys(serverHouse().advisors)
  const unknown = names.find(name => !known.includes(name))
  if (unknown !== undefined)
    throw new StartRefusal(
      `IMPIDEN dice «${unknown}», que no es una advertencia${known.length ? `: las que hay son ${known.join(', ')}` : ''}.`,
    )
}
