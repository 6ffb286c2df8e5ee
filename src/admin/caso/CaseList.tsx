import { ResourceContextProvider } from 'ra-core'
import type { DoorMeta } from '../../dataProvider/doorMeta.ts'
import { useResource } from '../fields/useResource.ts'
import { ResourceList } from '../list/ResourceList.tsx'
import { OpenCase } from './OpenCase.tsx'
import { ToCase } from './ToCase.tsx'

/** The cases of a process, each with the way to it, and the way to begin one. */
export const CaseList = ({ resource, meta }: { resource: string; meta: DoorMeta }) => {
  const { screen, process } = useResource(resource)
  return (
    <ResourceContextProvider value={resource}>
      {process && <OpenCase process={process} />}
      <ResourceList resource={resource} meta={meta} opens={screen?.opens} action={<ToCase />} />
    </ResourceContextProvider>
  )
}
