import PersonRemoveIcon from '@mui/icons-material/PersonRemoveOutlined'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useRecordContext, type RaRecord } from 'ra-core'
import { useState } from 'react'
import { ConfirmDialog } from '../../admin/confirm/ConfirmDialog.tsx'
import { useReload } from '../../admin/list/useReload.ts'
import { faltaPara } from '../../domain/clase.ts'
import { ListaDeEstudiantes } from './ListaDeEstudiantes.tsx'
import { useInscripcion } from './useInscripcion.ts'
import { VentanaDeClase } from './VentanaDeClase.tsx'

/** Dialog of the students of a class, each with a button that removes them while the class is not graded. (B §2) */
export const EstudiantesDeClase = ({ record: clase, onClose }: { record: RaRecord; onClose: () => void }) => {
  const cerrada = faltaPara('inscribir', { calificada: clase.calificada })
  const [saliente, setSaliente] = useState<RaRecord>()
  /* Reloaded on closing too, since removing several at once also changes the class. */
  const reload = useReload('clases')
  const { send, sending } = useInscripcion('clases/desasociar-estudiantes/', () => setSaliente(undefined))
  return (
    <VentanaDeClase
      titulo={`Estudiantes de ${clase.nombre}`}
      cerrada={cerrada}
      onClose={() => {
        void reload()
        onClose()
      }}
    >
      <ListaDeEstudiantes
        list="deClase"
        params={{ id_clase: String(clase.id_clase) }}
        action={<Desasociar cerrada={cerrada} onAsk={setSaliente} />}
      />
      <ConfirmDialog
        open={saliente !== undefined}
        loading={sending}
        text={saliente && `${saliente.nombreC} dejará la asignatura ${clase.nombre}.`}
        onConfirm={() => send({ matricula: saliente?.matricula, id_clase: clase.id_clase })}
        onCancel={() => setSaliente(undefined)}
      />
    </VentanaDeClase>
  )
}

const Desasociar = ({ cerrada, onAsk }: { cerrada?: string; onAsk: (estudiante: RaRecord) => void }) => {
  const estudiante = useRecordContext()
  return (
    <Tooltip title={cerrada ?? 'Desasociar'}>
      <span>
        <IconButton
          size="small"
          disabled={cerrada !== undefined}
          aria-label={`Desasociar ${estudiante?.nombreC ?? ''}`}
          onClick={() => estudiante && onAsk(estudiante)}
        >
          <PersonRemoveIcon fontSize="small" />
        </IconButton>
      </span>
    </Tooltip>
  )
}
