import { useInsertionEffect } from 'react'

/** A component's rules go into the page while it is drawn, as before React 18: all together at the end of a first drawing they would hold up whoever taps meanwhile for a tenth of a second on a phone. */
export const useInsertionEffectAlwaysWithSyncFallback = insert => insert()

export { useInsertionEffect as useInsertionEffectWithLayoutFallback }
