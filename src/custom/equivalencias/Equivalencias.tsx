import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { ResourceContextProvider, useNotify, type RaRecord } from 'ra-core'
import { useId, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { loadFormRooms } from '../../admin/form/formRooms.ts'
import { initialValues } from '../../admin/form/initialValues.ts'
import { Loader } from '../../admin/loader/Loader.tsx'
import { ReadFailure } from '../../admin/read/ReadFailure.tsx'
import { useReadAt } from '../../admin/read/useReadAt.ts'
import { useSend } from '../../admin/send/useSend.ts'
import type { RegistroDeMateria } from '../../domain/avance.ts'
import type { Ciclo } from '../../domain/ciclos.ts'
import { calificacionesPrevias } from '../../resources/calificacionesPrevias.ts'
import { resourceNamed } from '../../schema/house.ts'
import type { Value } from '../../schema/kinds.ts'
import { ComoConsta } from './ComoConsta.tsx'
import { fallasComunes, notasEscritas } from './notasEscritas.ts'
import { NotasDelPlan } from './NotasDelPlan.tsx'

type Malla = { reticula: { arregloMateriasSeleccionadas?: readonly Ciclo[] }; materias: readonly RegistroDeMateria[] }

/** Answers the screen once what it draws in its form is loaded. */
export const cargadas = async () => {
  await loadFormRooms()
  return Equivalencias
}

/** Grades of a student's whole plan, typed in one window and recorded in one transaction. */
const Equivalencias = ({ record: { matricula, nombreC }, onClose }: { record: RaRecord; onClose: () => void }) => {
  const id = useId()
  const notify = useNotify()
  const narrow = useMediaQuery(theme => theme.breakpoints.down('sm'))
  const ruta = `estudiantes/${encodeURIComponent(matricula)}`
  const { data, isPending, refetch } = useReadAt<Malla>(`coordi-escolar/${ruta}/materias/reticula`)
  const [notas, setNotas] = useState<Readonly<Record<string, string>>>({})
  const [fallas, setFallas] = useState<Readonly<Record<string, string>>>({})
  const form = useForm<Record<string, Value>>({
    defaultValues: { ...initialValues(resourceNamed(calificacionesPrevias.name)), tipo: 'Equivalencia' },
  })
  const decir = (errors: Readonly<Record<string, string>>) => {
    setFallas(errors)
    for (const [name, message] of Object.entries(errors)) {
      if (Object.hasOwn(calificacionesPrevias.fields, name)) form.setError(name, { type: 'declared', message })
    }
  }
  const { send, sending, error } = useSend({
    reads: [calificacionesPrevias.name, 'read'],
    onDone: onClose,
    onRefused: decir,
  })
  const registrar = () => {
    form.clearErrors()
    const { calificaciones, faltas } = notasEscritas(notas)
    const todas = { ...fallasComunes(form.getValues()), ...faltas }
    decir(todas)
    if (calificaciones.length === 0) return notify('Escriba al menos una calificación', { type: 'info' })
    if (Object.keys(todas).length) return notify('Primero corrija las validaciones', { type: 'info' })
    send(`${ruta}/equivalencias`, { ...form.getValues(), calificaciones })
  }
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      fullScreen={narrow}
      onClose={sending ? undefined : onClose}
      aria-labelledby={id}
    >
      <DialogTitle id={id}>Equivalencias del plan</DialogTitle>
      <DialogContent>
        <Typography variant="h3" component="p" sx={{ mb: 2 }}>
          {nombreC}
        </Typography>
        {error && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {error.message}
          </Alert>
        )}
        {isPending ? (
          <Loader />
        ) : data ? (
          <ResourceContextProvider value={calificacionesPrevias.name}>
            <FormProvider {...form}>
              <ComoConsta />
            </FormProvider>
            <NotasDelPlan
              ciclos={data.reticula.arregloMateriasSeleccionadas ?? []}
              registros={data.materias}
              notas={notas}
              fallas={fallas}
              onNota={(materia, nota) => setNotas(antes => ({ ...antes, [materia]: nota }))}
            />
          </ResourceContextProvider>
        ) : (
          <ReadFailure text="No se pudo obtener la malla del estudiante." onRetry={() => void refetch()} />
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" disabled={sending} onClick={onClose}>
          Cancelar
        </Button>
        <Button variant="contained" loading={sending} disabled={!data} onClick={registrar}>
          Registrar calificaciones
        </Button>
      </DialogActions>
    </Dialog>
  )
}
