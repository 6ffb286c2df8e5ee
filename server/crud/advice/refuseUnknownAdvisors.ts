import { StartRefusal } from '../../process/StartRefusal.ts'
import { serverHouse } from '../serverHouse.ts'

/** Refuses to start where the installation (`IMPIDEN`) refuses the findings of an unknown advisor. */
export const refuseUnknownAdvisors = (names: readonly string[] = []) => {
  const declared = Object.keys(serverHouse().advisors)
  const unknown = names.find(name => !declared.includes(name))
  if (unknown !== undefined)
    throw new StartRefusal(
      `IMPIDEN dice «${unknown}», que no es una advertencia${declared.length ? `: las que hay son ${declared.join(', ')}` : ''}.`,
    )
}
