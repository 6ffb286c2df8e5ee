import { useListContext } from 'ra-core'
import { Suspense } from 'react'
import { part } from '../../defer/part.tsx'
import { useDoor } from '../DoorContext.ts'
import { useBulk } from './useBulk.ts'

const SelectionBar = part(async () => (await import('./SelectionBar.tsx')).SelectionBar)

/** Bar of actions on the chosen rows of the surrounding list, while there are any; its code loads with the first. */
export const Selection = () => {
  const { list = '', params } = useDoor()
  const actions = useBulk()
  const { selectedIds } = useListContext()
  return (
    <Suspense>
      {actions.length > 0 && selectedIds.length > 0 && <SelectionBar actions={actions} list={list} params={params} />}
    </Suspense>
  )
}
