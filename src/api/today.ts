import { house } from '../schema/house.ts'
import { serverNow } from './serverNow.ts'

/** Returns today at the institution, `yyyy-mm-dd`, by the clock of its server. */
export const today = (): string => house().today(serverNow())
