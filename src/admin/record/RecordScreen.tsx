import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { RecordContextProvider } from 'ra-core'
import { Suspense } from 'react'
import { part } from '../defer/part.tsx'
import { currentSession } from '../../api/session.ts'
import { titleOf } from '../../schema/record/text.ts'
import { useResource } from '../fields/useResource.ts'
import { Loader } from '../loader/Loader.tsx'
import { ReadState } from '../read/ReadState.tsx'
import { PageTitle } from '../title/PageTitle.tsx'
import { AbsentRecord } from './AbsentRecord.tsx'
import { openingsOf } from './openingsOf.ts'
import { RecordActions } from './RecordActions.tsx'
import { RecordSections } from './RecordSections.tsx'
import { RelatedList } from './RelatedList.tsx'
import { useOpenedRecord } from './useOpenedRecord.ts'
import { WayBack } from './WayBack.tsx'

/** Loaded with the first case that is opened. */
const Case = part(async () => (await import('../caso/Case.tsx')).Case)

/** Screen of one record: its fields, its actions, and the lists of what belongs to it, each through a door of the role. */
export const RecordScreen = ({ id }: { id: string }) => {
  const resource = useResource()
  const reading = useOpenedRecord(resource, id)
  const { data: opened } = reading
  const rol = currentSession()?.rol
  if (opened === undefined) return <ReadState of={reading} failure="No se pudo obtener el registro." />
  if (!opened || !rol) return <AbsentRecord />
  const { record } = opened
  const { opens, cells } = openingsOf(resource, opened, rol)
  return (
    <RecordContextProvider value={record}>
      <WayBack />
      <Typography sx={{ color: 'text.secondary' }}>{resource.label.one}</Typography>
      <PageTitle>{titleOf(resource, record) || id}</PageTitle>
      <Stack sx={{ gap: 2 }}>
        <RecordActions opens={opens} />
        {resource.process && (
          <Suspense fallback={<Loader />}>
            <Case process={resource.process} />
          </Suspense>
        )}
        <RecordSections cells={cells} />
        {resource.related?.map(related => (
          <RelatedList key={`${related.of} ${related.list ?? ''}`} related={related} />
        ))}
      </Stack>
    </RecordContextProvider>
  )
}
