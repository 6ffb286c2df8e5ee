import { Suspense } from 'react'
import { preloadable } from '../../defer/preloadable.tsx'

const SelectBox = preloadable(async () => (await import('./SelectBox.tsx')).SelectBox)
const SelectPage = preloadable(async () => (await import('./SelectBox.tsx')).SelectPage)

/** The box of a row, whose code comes to tables in which something can be done to several. */
export const DeferredSelectBox = () => (
  <Suspense>
    <SelectBox />
  </Suspense>
)

/** The box over all rows of a page, likewise; a plain one that cannot be pressed stands in its place until then. */
export const DeferredSelectPage = () => (
  <Suspense fallback={<input type="checkbox" disabled aria-label="Seleccionar esta página" />}>
    <SelectPage />
  </Suspense>
)
