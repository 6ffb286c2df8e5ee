import { useListContext } from 'ra-core'
import { lazy, Suspense, type ComponentType } from 'react'

const ProgressLine = lazy<ComponentType>(() =>
  import('./ProgressLine.tsx').then(
    ({ ProgressLine: line }) => ({ default: line }),
    () => ({ default: () => null }),
  ),
)

/** Line over a table that is being read again. Its code loads at the first time; without a connection the table goes on without it. */
export const ListProgress = () => {
  const { isFetching, isPending } = useListContext()
  return <Suspense>{isFetching && !isPending && <ProgressLine />}</Suspense>
}
