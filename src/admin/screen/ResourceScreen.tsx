import { useMemo } from 'react'
import { part } from '../defer/part.tsx'
import { currentSession } from '../../api/session.ts'
import { firstListOf } from '../../schema/doors/doors.ts'
import { useResource } from '../fields/useResource.ts'
import { ResourceList } from '../list/ResourceList.tsx'

const CaseList = part(async () => (await import('../caso/CaseList.tsx')).CaseList)

/** Screen of a resource without tabs: the table of the first door that the role may open. */
export const ResourceScreen = ({ resource }: { resource: string }) => {
  const declared = useResource(resource)
  const { screen, process } = declared
  const list = firstListOf(declared, currentSession()?.rol)
  const meta = useMemo(() => ({ list }), [list])
  if (process) return <CaseList resource={resource} meta={meta} />
  return <ResourceList resource={resource} meta={meta} editable opens={screen?.opens} />
}
