import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import UndoIcon from '@mui/icons-material/UndoOutlined'
import { useRecordContext } from 'ra-core'
import { Suspense, useState } from 'react'
import { currentSession } from '../../api/session.ts'
import { isPersonOfCase } from '../../schema/process/isPersonOfCase.ts'
import { wayNamed } from '../../schema/process/phases.ts'
import type { AnyProcess } from '../../schema/process/process.ts'
import { undoing } from '../../schema/process/undoing.ts'
import { resourcePath } from '../../schema/resource.ts'
import type { Sheet } from '../../schema/names.ts'
import type { Registro } from '../../schema/record/valueAt.ts'
import { useResource } from '../fields/useResource.ts'
import { sheetNamed, type SheetProps } from '../rooms.ts'
import { useReload } from '../list/useReload.ts'
import { ReadState } from '../read/ReadState.tsx'
import { screenOnly } from '../theme/screenOnly.ts'
import { DeferredStepDialog } from './DeferredStepDialog.tsx'
import type { CaseStep } from './stepForm.ts'
import { TimeLine, takenStepText } from './TimeLine.tsx'
import { useCase, type CaseLine, type TakenStep } from './useCase.ts'

/** Case of the surrounding record: its state and whose turn it is, the steps that the person may take, and its history. */
export const Case = ({ process }: { process: AnyProcess }) => {
  const resource = useResource()
  const record = useRecordContext()
  const id = String(record?.id ?? '')
  const reading = useCase(resourcePath(resource), id)
  const { data } = reading
  const [openStep, setOpenStep] = useState<CaseStep>()
  const reload = useReload(resource.name)
  if (!data) return <ReadState of={reading} failure="No se pudo obtener el seguimiento." />
  const { registro, pasos, atrasado } = data
  const sheet = openStep?.kind === 'step' && wayNamed(process, openStep.way).step?.with?.sheet
  const leave = () => {
    setOpenStep(undefined)
    void reading.refetch()
    void reload()
  }
  return (
    <Card component="section" aria-label="Seguimiento">
      <CardContent>
        <Stack sx={{ gap: 2 }}>
          <Standing process={process} registro={registro} last={pasos.at(-1)} late={atrasado} />
          <CaseWarning process={process} registro={registro} />
          <Steps process={process} line={data} onAsk={setOpenStep} />
          <TimeLine process={process} steps={pasos} />
        </Stack>
      </CardContent>
      <Suspense>
        {sheet && <SheetOf name={sheet} record={registro} onClose={leave} />}
        {openStep && !sheet && (
          <DeferredStepDialog
            act={{ ...openStep, caso: { id, tras: pasos.at(-1)?.n ?? 0, registro } }}
            onClose={() => setOpenStep(undefined)}
            onDone={leave}
          />
        )}
      </Suspense>
    </Card>
  )
}

/** Warning of a process about one of its cases, for people other than the one it belongs to. */
const CaseWarning = ({ process, registro }: { process: AnyProcess; registro: Registro }) => {
  const resource = useResource()
  const warning = isPersonOfCase(resource, currentSession()?.rol) ? undefined : process.warns?.(registro)
  return warning ? <Alert severity="info">{warning}</Alert> : null
}

/** Buttons of the steps that the person may take, and of taking back the last one. */
const Steps = ({ process, line: { posibles, deshacer }, onAsk }: StepsProps) =>
  (posibles.length > 0 || deshacer !== null) && (
    <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', ...screenOnly }}>
      {posibles.map((step, at) => (
        <Button key={step} variant={at ? 'outlined' : 'contained'} onClick={() => onAsk({ kind: 'step', way: step })}>
          {wayNamed(process, step).label}
        </Button>
      ))}
      {deshacer !== null && (
        <Button variant="outlined" color="inherit" startIcon={<UndoIcon />} onClick={() => onAsk({ kind: 'undo' })}>
          {undoing.label}
        </Button>
      )}
    </Stack>
  )

type StepsProps = { process: AnyProcess; line: CaseLine; onAsk: (step: CaseStep) => void }

/** Sheet of rows that goes with a step, as its room draws it. */
const SheetOf = ({ name, ...props }: SheetProps & { name: Sheet }) => {
  const { View } = sheetNamed(name)
  return <View {...props} />
}

/** State of a case: «Solicitada», and under it «En espera de Servicios escolares desde hace 2 días». */
const Standing = ({ process, registro, last, late }: StandingProps) => {
  const { turno, dias } = registro
  const awaited = Object.entries(process.people).find(([role]) => role === turno)?.[1]?.label
  return (
    <div>
      <Typography variant="h3" component="h2">
        {last && takenStepText(process, { ...last, deshace: null })}
      </Typography>
      {awaited && (
        <Typography sx={{ color: late ? 'error.main' : 'text.secondary' }}>
          {`En espera de ${awaited}${dias === undefined ? '' : ` ${since(Number(dias))}`}${late ? ': fuera de plazo' : ''}`}
        </Typography>
      )}
    </div>
  )
}

type StandingProps = { process: AnyProcess; registro: Registro; last: TakenStep | undefined; late: boolean }

const since = (days: number) => (days < 1 ? 'desde hoy' : days === 1 ? 'desde ayer' : `desde hace ${days} días`)
