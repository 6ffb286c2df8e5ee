import { house } from '../schema/house.ts'
import { serverNow } from './serverNow.ts'

/** Answers the day that it is at the institution, `yyyy-mm-dd`, by the clock of its server. */
export const today = (): string => house().today(serverNow())
