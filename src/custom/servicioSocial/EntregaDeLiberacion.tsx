import type { RaRecord } from 'ra-core'
import { ConfirmDialog } from '../../admin/confirm/ConfirmDialog.tsx'
import { useSend } from '../../admin/send/useSend.ts'

type Props = { record: RaRecord; onClose: () => void }

/** Confirms that the release letter was handed over, which completes the service. (B §4) */
export const EntregaDeLiberacion = ({
  record: { nombreC, matricula_estudiante, id_servicio_social },
  onClose,
}: Props) => {
  const { send, sending } = useSend({ reads: ['serviciosSociales', 'read'], onSettled: onClose })
  return (
    <ConfirmDialog
      open
      loading={sending}
      onCancel={onClose}
      onConfirm={() => send('actualizar/servicio-social', { matricula_estudiante, id_servicio_social })}
      text={`Se registrará la entrega de la carta de liberación a ${nombreC} y su servicio social quedará completado.`}
    />
  )
}
