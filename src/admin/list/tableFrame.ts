import { onPaper } from '../theme/onPaper.ts'

/** What a table stands in: its pages hold on to it, and its corners are round; on paper it runs over. */
export const tableFrame = { position: 'relative', overflow: 'hidden', ...onPaper({ overflow: 'visible' }) } as const
