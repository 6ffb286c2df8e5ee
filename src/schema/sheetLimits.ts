import { house } from './house.ts'

/** Returns the limits of a spreadsheet that is read. Default: 10 MB and 50,000 rows. */
export const sheetLimits = () => house().sheets ?? { megabytes: 10, rows: 50_000 }
