import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useListContext, useNotify, useRecordContext, type Identifier, type RaRecord } from 'ra-core'
import { createContext, use, useRef, useState } from 'react'
import { AdviceBeforeSaving } from '../../admin/form/advice/AdviceBeforeSaving.tsx'
import { ConfirmDialog } from '../../admin/confirm/ConfirmDialog.tsx'
import { useLeaving } from '../../admin/form/useLeaving.tsx'
import { faltaPara } from '../../domain/clase.ts'
import { ListaDeEstudiantes } from './ListaDeEstudiantes.tsx'
import { useInscripcion } from './useInscripcion.ts'
import { VentanaDeClase } from './VentanaDeClase.tsx'
import { SendButton } from '../../admin/send/SendButton.tsx'

type Elegidos = {
  ids: ReadonlySet<Identifier>
  onChange: (ids: Iterable<Identifier>, dentro: boolean) => void
  cerrada: boolean
}

type Revision = { paso?: 'cambió' | 'sale' }

const ElegidosContext = createContext<Elegidos>({ ids: new Set(), onChange: () => undefined, cerrada: true })

/** Dialog that adds checked students to a class together; for a closed class it only lists those who are not in it. The checks stay from page to page, and leaving asks before they are lost. (B §2) */
export const EstudiantesPorAgregar = ({ record, onClose }: { record: RaRecord; onClose: () => void }) => {
  const { id_clase, clave_programa, id_materia, id_periodo, nombre, calificada } = record
  const porque = faltaPara('inscribir', { calificada })
  const cerrada = porque !== undefined
  const notify = useNotify()
  const [ids, setIds] = useState<ReadonlySet<Identifier>>(new Set())
  const [asking, setAsking] = useState(false)
  const [reviewing, setReviewing] = useState(false)
  /** Change of the selection, or departure, while it was being reviewed. */
  const mientras = useRef<Revision>({})
  const { send, sending, warn, hallazgos } = useInscripcion('clases/asociar-estudiantes', () => {
    setIds(new Set())
    setAsking(false)
  })
  const { close, question } = useLeaving(ids.size > 0, onClose)
  const onChange = (cuales: Iterable<Identifier>, dentro: boolean) => {
    mientras.current.paso = 'cambió'
    const ellos = new Set(cuales)
    setIds(antes => new Set(dentro ? [...antes, ...ellos] : [...antes].filter(id => !ellos.has(id))))
  }
  const cuerpo = { clave_programa, id_materia, id_clase, id_periodo, estudiantes: [...ids].map(String) }
  const add = async () => {
    const falta = faltaParaAsociar(id_clase, [...ids].map(String))
    if (falta) return notify(falta, { type: 'info' })
    setReviewing(true)
    const esta: Revision = {}
    mientras.current = esta
    await warn(cuerpo)
    setReviewing(false)
    if (esta.paso === 'cambió') notify('Cambió la selección mientras se revisaba: agréguela de nuevo', { type: 'info' })
    setAsking(esta.paso === undefined)
  }
  return (
    <VentanaDeClase
      titulo={`Agregar estudiantes a ${nombre}`}
      cerrada={porque}
      onClose={() => {
        mientras.current.paso = 'sale'
        close()
      }}
      acciones={
        <SendButton
          variant="contained"
          disabled={cerrada}
          loading={reviewing}
          doing="Revisando…"
          onClick={() => void add()}
        >
          Agregar alumnos
        </SendButton>
      }
    >
      <ElegidosContext value={{ ids, onChange, cerrada }}>
        <ListaDeEstudiantes
          {...(cerrada ? porAgregar(record) : porCursar(record))}
          action={<Casilla />}
          actionHeading="Seleccionar"
        >
          <Pagina />
        </ListaDeEstudiantes>
      </ElegidosContext>
      <ConfirmDialog
        open={asking}
        loading={sending}
        text={`${aAgregar(ids.size)} a ${nombre}.`}
        onCancel={() => setAsking(false)}
        onConfirm={() => send(cuerpo)}
      >
        {hallazgos.length > 0 && <AdviceBeforeSaving findings={hallazgos} />}
      </ConfirmDialog>
      {question}
    </VentanaDeClase>
  )
}

const aAgregar = (cuantos: number) =>
  cuantos === 1 ? 'Se agregará un estudiante' : `Se agregarán ${cuantos} estudiantes`

/** Door of the students who are not in a closed class. */
const porAgregar = ({ id_clase }: RaRecord) => ({ list: 'porAgregar' as const, params: { id_clase: String(id_clase) } })

/** Door of the students who may still take the materia of an open class. */
const porCursar = ({ clave_programa, id_materia }: RaRecord) => ({
  list: 'porCursar' as const,
  params: { clave_programa: String(clave_programa), id_materia: String(id_materia) },
})

const Casilla = () => {
  const { ids, onChange, cerrada } = use(ElegidosContext)
  const { id = '', nombreC }: Partial<RaRecord> = useRecordContext() ?? {}
  return (
    <Checkbox
      size="small"
      disabled={cerrada}
      checked={ids.has(id)}
      onChange={(_, dentro) => onChange([id], dentro)}
      slotProps={{ input: { 'aria-label': `Seleccionar ${nombreC ?? ''}` } }}
    />
  )
}

/** Number of checked students, and a button for the whole page. */
const Pagina = () => {
  const { ids, onChange, cerrada } = use(ElegidosContext)
  const { data = [] } = useListContext()
  const deAqui = data.map(({ id }) => id)
  const todos = deAqui.length > 0 && deAqui.every(id => ids.has(id))
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2, mt: 1, flexWrap: 'wrap' }}>
      <Typography role="status">
        {ids.size === 1 ? 'Un estudiante seleccionado' : `${ids.size} estudiantes seleccionados`}
      </Typography>
      <Button size="small" disabled={cerrada || deAqui.length === 0} onClick={() => onChange(deAqui, !todos)}>
        {todos ? 'Quitar esta página' : 'Seleccionar esta página'}
      </Button>
    </Stack>
  )
}

/** Returns the reason why students cannot be added to a class yet; `undefined` when they can. (B §5) */
const faltaParaAsociar = (id_clase: string | undefined, estudiantes: readonly string[]): string | undefined =>
  !id_clase
    ? 'No hay ninguna asignatura seleccionada'
    : estudiantes.length === 0
      ? 'Seleccione los estudiantes que desee asociar'
      : undefined
