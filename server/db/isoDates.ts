/** Moments are read in the one form in which the driver knows them, whatever database, role or server give them in. A pooler by the transaction hands it on, for a server tells it of that setting. */
export const isoDates = `datestyle = 'ISO'`
