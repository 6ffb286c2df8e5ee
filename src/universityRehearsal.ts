import './universityApp.ts'

/** Rehearsal of this university's first screens. */
export { endRehearsal, preloadList, rehearse } from './admin/rehearsal/rehearse.tsx'
