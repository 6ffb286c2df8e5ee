import { useNotify } from 'ra-core'
import { useEffect, useEffectEvent, useState } from 'react'
import { ConfirmDialog } from '../../admin/confirm/ConfirmDialog.tsx'
import { Cifras } from './Cuenta.tsx'
import type { Hoja } from './hoja.ts'
import { resumen } from './resumen.ts'
import { useVersion } from './useFila.ts'

type Props = { hoja: Hoja; enviando: boolean; onConfirmar: () => void; onCancelar: () => void }

/** The last word before grades are locked: what will be sent, and that there is no way back. It is not asked of other grades than it was begun with: another tab may change them. (B §5) */
export const ConfirmacionFinal = ({ hoja, enviando, onConfirmar, onCancelar }: Props) => {
  const notify = useNotify()
  const version = useVersion(hoja)
  const [vista] = useState(version)
  const retirar = useEffectEvent(() => {
    onCancelar()
    notify('Las calificaciones cambiaron en otra pestaña. Revíselas antes de enviarlas', { type: 'info' })
  })
  const cambiada = version !== vista && !enviando
  useEffect(() => {
    if (cambiada) retirar()
  }, [cambiada])
  return (
    <ConfirmDialog
      open
      text="Una vez enviado los datos no se pueden volver a editar..."
      loading={enviando}
      onConfirm={onConfirmar}
      onCancel={onCancelar}
    >
      <Cifras de={resumen(hoja)} />
    </ConfirmDialog>
  )
}
