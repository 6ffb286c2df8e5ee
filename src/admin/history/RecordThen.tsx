import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { RecordContextProvider, type RaRecord } from 'ra-core'
import type { GeneratorCalls } from '../../generatorCalls.ts'
import { fechaLarga } from '../../language/fechaLarga.ts'
import { ReadFailure } from '../read/ReadFailure.tsx'
import { useReadAt } from '../read/useReadAt.ts'
import { RecordSections } from '../record/RecordSections.tsx'

/** Record as it was at the end of a day, in the sections of its form. */
export const RecordThen = ({ path, day, record }: { path: string; day: string; record: RaRecord }) => {
  const { data, isPending, refetch } = useReadAt<GeneratorCalls['entonces']>(`${path}?fecha=${day}`)
  if (isPending) return <Skeleton variant="rounded" height={240} />
  if (data === undefined) return <ReadFailure text="No se pudo leer el historial." onRetry={() => void refetch()} />
  return (
    <>
      <Typography sx={{ mb: 2 }} role="status">
        {data ? `Así estaba el ${fechaLarga(day)}.` : `El ${fechaLarga(day)} este registro aún no existía.`}
      </Typography>
      {data && (
        <RecordContextProvider value={{ ...record, ...data.valores }}>
          <RecordSections texts={data.textos} />
        </RecordContextProvider>
      )}
    </>
  )
}
