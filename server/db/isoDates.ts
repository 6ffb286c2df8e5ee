/** Setting that gives dates in the one form that the driver reads, whatever database, role or server prefer. A pooler by the transaction passes it on, because servers report that setting. */
export const isoDates = `datestyle = 'ISO'`
