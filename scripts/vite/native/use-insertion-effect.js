import { useInsertionEffect } from 'react'

/** Inserts a component's style rules while it is drawn, as before React 18. Inserted together at the end of the first drawing, they would block whoever taps meanwhile for a tenth of a second on a phone. */
export const useInsertionEffectAlwaysWithSyncFallback = insert => insert()

export { useInsertionEffect as useInsertionEffectWithLayoutFallback }
