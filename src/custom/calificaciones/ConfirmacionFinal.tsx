import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { useNotify } from 'ra-core'
import { useEffect, useEffectEvent, useState } from 'react'
import { calificacionesCambiadas } from '../../domain/calificacionesCambiadas.ts'
import { ConfirmDialog } from '../../admin/confirm/ConfirmDialog.tsx'
import { useToday } from '../../admin/useToday.ts'
import { periodoPorComenzar } from '../../domain/periodoPorComenzar.ts'
import type { EtapaDeCalificacion } from '../../domain/etapaDeCalificacion.ts'
import { alumnoDe, type FilaDeApi } from './clase.ts'
import { Cifras } from './Cuenta.tsx'
import type { Hoja } from './hoja.ts'
import { resumen } from './resumen.ts'
import { useVersion } from './useFila.ts'

type Props = {
  etapa: EtapaDeCalificacion
  hoja: Hoja
  filas: readonly FilaDeApi[]
  sending: boolean
  onConfirm: () => void
  onCancel: () => void
}

/**
 * Last question before grades are locked for good: the figures to be sent, their period, and grades that differ from
 * those handed in. Closes when another tab changes them. (B §5)
 */
export const ConfirmacionFinal = ({ etapa, hoja, filas, sending, onConfirm, onCancel }: Props) => {
  const notify = useNotify()
  const version = useVersion(hoja)
  const [vista] = useState(version)
  const withdraw = useEffectEvent(() => {
    onCancel()
    notify('Las calificaciones cambiaron en otra pestaña. Revíselas antes de enviarlas', { type: 'info' })
  })
  const cambiada = version !== vista && !sending
  useEffect(() => {
    if (cambiada) withdraw()
  }, [cambiada])
  const hoy = useToday()
  const [{ periodo, inicio_periodo } = enNinguno] = filas
  const porComenzar = periodoPorComenzar(periodo, inicio_periodo, hoy)
  const cambiadas = calificacionesCambiadas(
    (etapa === 'escolar' ? filas : []).map(fila => ({
      nombre: alumnoDe(fila).nombre,
      entregada: fila.calificacion,
      cerrada: hoja.fila(fila.matricula).nota,
    })),
  )
  return (
    <ConfirmDialog
      open
      text="Una vez enviado los datos no se pueden volver a editar..."
      loading={sending}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Typography>{`Periodo ${periodo}`}</Typography>
      <Cifras de={resumen(hoja)} />
      {porComenzar && <Alert severity="warning" sx={{ mt: 2 }}>{`${porComenzar}.`}</Alert>}
      {cambiadas && <Alert severity="warning" sx={{ mt: 2 }}>{`${cambiadas}.`}</Alert>}
    </ConfirmDialog>
  )
}

const enNinguno = { periodo: '', inicio_periodo: '' }
