import { preloadable } from '../defer/preloadable.tsx'

/** The window of a record's history: its code loads when somebody reaches for it. */
export const DeferredHistoryDialog = preloadable(async () => (await import('./HistoryDialog.tsx')).HistoryDialog)
