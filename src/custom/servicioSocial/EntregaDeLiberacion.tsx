import type { RaRecord } from 'ra-core'
import { ConfirmDialog } from '../../admin/confirm/ConfirmDialog.tsx'
import { useSend } from '../../admin/send/useSend.ts'
import { useToday } from '../../admin/useToday.ts'
import { entregaDicha } from '../../resources/entregaDicha.ts'

type Props = { record: RaRecord; onClose: () => void }

/** Question that confirms the delivery of the release letter, which completes the service. (B §4) */
export const EntregaDeLiberacion = ({ record, onClose }: Props) => {
  const { matricula_estudiante, id_servicio_social } = record
  const hoy = useToday()
  const { send, sending } = useSend({ reads: ['serviciosSociales', 'read'], onSettled: onClose })
  return (
    <ConfirmDialog
      open
      loading={sending}
      onCancel={onClose}
      onConfirm={() => send('actualizar/servicio-social', { matricula_estudiante, id_servicio_social })}
      text={entregaDicha(record, hoy)}
    />
  )
}
