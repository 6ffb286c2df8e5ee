import { useListContext } from 'ra-core'
import { lazy, Suspense } from 'react'

const ProgressLine = lazy(async () => ({ default: (await import('./ProgressLine.tsx')).ProgressLine }))

/** A line over a table that is read again; its code comes with the first time. */
export const ListProgress = () => {
  const { isFetching, isPending } = useListContext()
  return <Suspense>{isFetching && !isPending && <ProgressLine />}</Suspense>
}
