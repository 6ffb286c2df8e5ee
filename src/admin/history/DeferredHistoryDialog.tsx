import { openable } from '../defer/openable.tsx'

/** The window of a record's history: its code loads when somebody reaches for it. */
export const DeferredHistoryDialog = openable(async () => (await import('./HistoryDialog.tsx')).HistoryDialog)
