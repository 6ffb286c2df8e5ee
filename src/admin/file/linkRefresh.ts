import { house } from '../../schema/house.ts'

/** Returns the interval (ms) at which links to files are read again: five minutes less than they are valid, but at least half that time. */
export const linkRefresh = () => {
  const { linkMinutes } = house().files
  return Math.max(linkMinutes - 5, linkMinutes / 2) * 60_000
}
