import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { ResourceContextProvider, type RaRecord } from 'ra-core'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { TitledDialog } from '../../admin/dialog/TitledDialog.tsx'
import { DraftNotice } from '../../admin/form/DraftNotice.tsx'
import { useLeaving } from '../../admin/form/useLeaving.tsx'
import { ReadState } from '../../admin/read/ReadState.tsx'
import { useReadAt } from '../../admin/read/useReadAt.ts'
import { calificacionesPrevias } from '../../resources/calificacionesPrevias.ts'
import { ComoConsta } from './ComoConsta.tsx'
import type { Malla } from './notasEscritas.ts'
import { NotasDelPlan } from './NotasDelPlan.tsx'
import { useEquivalencias } from './useEquivalencias.ts'
import { SendButton } from '../../admin/send/SendButton.tsx'

/** Dialog that records grades for a student's whole plan in one transaction. Asks before typed grades are lost, and offers the draft that a reload left. */
export const Equivalencias = ({
  record: { matricula, nombreC },
  onClose,
}: {
  record: RaRecord
  onClose: () => void
}) => {
  const narrow = useMediaQuery(theme => theme.breakpoints.down('sm'))
  const ruta = `estudiantes/${encodeURIComponent(matricula)}`
  const reading = useReadAt<Malla>(`coordi-escolar/${ruta}/materias/reticula`)
  const { data } = reading
  const plan = useEquivalencias({ ruta, matricula, malla: data, onClose })
  const { form, borrador, sending, error } = plan
  const [dibujada, setDibujada] = useState(0)
  const { close, question } = useLeaving(form.formState.isDirty, plan.close, { isKept: borrador.isKept })
  return (
    <TitledDialog
      title="Equivalencias del plan"
      maxWidth="md"
      fullScreen={narrow}
      onClose={sending ? undefined : close}
      actions={
        <>
          <Button variant="outlined" color="inherit" disabled={sending} onClick={close}>
            Cancelar
          </Button>
          <SendButton variant="contained" loading={sending} disabled={!data} onClick={plan.submit}>
            Registrar calificaciones
          </SendButton>
        </>
      }
    >
      <Typography variant="h3" component="p" sx={{ mb: 2 }}>
        {nombreC}
      </Typography>
      {error && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {error.message}
        </Alert>
      )}
      {data ? (
        <ResourceContextProvider value={calificacionesPrevias.name}>
          <DraftNotice draft={borrador} onRecovered={() => setDibujada(dibujada + 1)} />
          <FormProvider {...form}>
            <ComoConsta key={dibujada} />
          </FormProvider>
          <NotasDelPlan
            ciclos={data.reticula.arregloMateriasSeleccionadas ?? []}
            registros={data.materias}
            notas={plan.notas}
            fallas={plan.fallas}
            onNota={plan.note}
          />
        </ResourceContextProvider>
      ) : (
        <ReadState of={reading} failure="No se pudo obtener la malla del estudiante." />
      )}
      {question}
    </TitledDialog>
  )
}
