import { ResourceContextProvider } from 'ra-core'
import { useMemo } from 'react'
import { OpenCase } from '../caso/OpenCase.tsx'
import { ToCase } from '../caso/ToCase.tsx'
import { useResource } from '../fields/useResource.ts'
import { ResourceList } from '../list/ResourceList.tsx'

/** The screen of a resource that declares no tabs: the table of its first door. */
export const ResourceScreen = ({ resource }: { resource: string }) => {
  const { screen, lists, process } = useResource(resource)
  const [list = ''] = Object.keys(lists)
  const meta = useMemo(() => ({ list }), [list])
  const table = (
    <ResourceList
      resource={resource}
      meta={meta}
      editable={!process}
      opens={screen?.opens}
      action={process && <ToCase />}
    />
  )
  if (!process) return table
  return (
    <ResourceContextProvider value={resource}>
      <OpenCase process={process} />
      {table}
    </ResourceContextProvider>
  )
}
