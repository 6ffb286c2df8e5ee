import Typography from '@mui/material/Typography'
import { useNotify } from 'ra-core'
import type { RaRecord } from 'ra-core'
import { ConfirmDialog } from '../../admin/confirm/ConfirmDialog.tsx'
import { useSend } from '../../admin/send/useSend.ts'
import type { Avance } from '../../domain/avance.ts'
import { contado } from '../../language/contado.ts'
import { porcentajeEnTexto } from '../../domain/porcentaje.ts'

type Props = { record: RaRecord; onClose: () => void }

/** Question that opens the social service of the row's candidate, after showing their progress. (B §4, B §8) */
export const ActivacionDeServicio = ({ record: { matricula, nombreC, avance }, onClose }: Props) => {
  const notify = useNotify()
  const { send, sending } = useSend({ reads: ['estudiantes', 'serviciosSociales', 'read'], onSettled: onClose })
  const activate = () => {
    if (matricula) send(`cuc/estudiante/${encodeURIComponent(matricula)}/activar-servicio`, { matricula })
    else notify('Seleccione un estudiante', { type: 'warning' })
  }
  return (
    <ConfirmDialog
      open
      loading={sending}
      onCancel={onClose}
      onConfirm={activate}
      text={`Se activará el servicio social de ${nombreC}.`}
    >
      {avance && <Typography>{textoDe(avance)}</Typography>}
    </ConfirmDialog>
  )
}

const textoDe = ({ materias, creditos }: Avance) =>
  `Ha acreditado ${materias.aprobado} de ${contado(materias.total, 'materia', 'materias')} (${porcentajeEnTexto(materias.porcentaje)}) y ${creditos.aprobado} de ${contado(creditos.total, 'crédito', 'créditos')} (${porcentajeEnTexto(creditos.porcentaje)}).`
