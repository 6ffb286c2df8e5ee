import './universityApp.ts'

/** The rehearsal of this university's first screens. */
export { endRehearsal, preloadList, rehearse } from './admin/rehearsal/rehearse.tsx'
