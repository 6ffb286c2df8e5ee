import { fromAccounts } from './fromAccounts.ts'
import { fromFirstRows } from './fromFirstRows.ts'
import { fromJoinedTable } from './fromJoinedTable.ts'
import type { Way } from './way.ts'

/** Lists the ways to the keys of a page in the order in which they are tried, the cheapest to refuse first; no two take the same page. What takes none is left to PostgreSQL (`everyKey`). */
export const ways: readonly Way[] = [fromAccounts, fromJoinedTable, fromFirstRows]
