import { lazy, useMemo } from 'react'
import { useResource } from '../fields/useResource.ts'
import { ResourceList } from '../list/ResourceList.tsx'

const CaseList = lazy(async () => ({ default: (await import('../caso/CaseList.tsx')).CaseList }))

/** The screen of a resource that declares no tabs: the table of its first door. */
export const ResourceScreen = ({ resource }: { resource: string }) => {
  const { screen, lists, process } = useResource(resource)
  const [list = ''] = Object.keys(lists)
  const meta = useMemo(() => ({ list }), [list])
  if (process) return <CaseList resource={resource} meta={meta} />
  return <ResourceList resource={resource} meta={meta} editable opens={screen?.opens} />
}
