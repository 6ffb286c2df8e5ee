import { onPaper } from '../theme/onPaper.ts'

/** Frame of a table: anchors its pagination and progress line and rounds its corners; on paper the table may overflow it. */
export const tableFrame = { position: 'relative', overflow: 'hidden', ...onPaper({ overflow: 'visible' }) } as const
