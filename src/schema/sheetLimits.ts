import { house } from './house.ts'

/** The most that is read of a spreadsheet, unless the house says otherwise. */
export const sheetLimits = () => house().sheets ?? { megabytes: 10, rows: 50_000 }
