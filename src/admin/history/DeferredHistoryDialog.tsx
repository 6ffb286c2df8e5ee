import { openable } from '../defer/openable.tsx'

/** Dialog of a record's history, loaded when somebody reaches for it. */
export const DeferredHistoryDialog = openable(async () => (await import('./HistoryDialog.tsx')).HistoryDialog)
