import { ResourceContextProvider } from 'ra-core'
import type { DoorMeta } from '../../dataProvider/doorMeta.ts'
import { useResource } from '../fields/useResource.ts'
import { ResourceList } from '../list/ResourceList.tsx'
import { OpenCase } from './OpenCase.tsx'
import { CaseButton } from './CaseButton.tsx'

/** List of the cases of a process, each with the button that opens it, and the button that begins one. */
export const CaseList = ({ resource, meta }: { resource: string; meta: DoorMeta }) => {
  const { screen, process } = useResource(resource)
  return (
    <ResourceContextProvider value={resource}>
      {process && <OpenCase process={process} />}
      <ResourceList resource={resource} meta={meta} opens={screen?.opens} action={<CaseButton />} />
    </ResourceContextProvider>
  )
}
