import Button from '@mui/material/Button'
import { useState } from 'react'
import { TitledDialog } from '../../admin/dialog/TitledDialog.tsx'
import { ConfirmDialog } from '../../admin/confirm/ConfirmDialog.tsx'
import { useLetter } from '../../admin/letter/useLetter.tsx'
import { NextRow } from '../../admin/list/sequence/NextRow.tsx'
import type { RowViewProps } from '../../admin/rooms.ts'
import { SendButton } from '../../admin/send/SendButton.tsx'
import { useSend } from '../../admin/send/useSend.ts'
import { useToday } from '../../admin/useToday.ts'
import { resources } from '../../resources/index.ts'
import { shownTextOf } from '../../schema/record/text.ts'
import { Datos } from './Datos.tsx'
import { liberacion } from './cartas.ts'
import { entregaDicha } from '../../resources/entregaDicha.ts'

/** Dialog of a service whose release letter is due: makes the letter, records its delivery, and goes on to the next one. (B §4, §6) */
export const LiberacionEnBandeja = ({ record, onClose, onNext }: RowViewProps) => {
  const hoy = useToday()
  const [entregando, setEntregando] = useState(false)
  const { make, making, questions } = useLetter(liberacion)
  const { send, sending } = useSend({
    reads: ['serviciosSociales', 'read'],
    onDone: onNext ?? onClose,
    onSettled: () => setEntregando(false),
  })
  const { id_servicio_social, matricula_estudiante, nombreC } = record
  return (
    <TitledDialog
      title={String(nombreC)}
      maxWidth="sm"
      onClose={sending ? undefined : onClose}
      actions={
        <>
          <Button color="inherit" disabled={sending} onClick={onClose} sx={{ mr: 'auto' }}>
            Cerrar
          </Button>
          <SendButton
            variant="outlined"
            loading={making}
            doing="Preparando la carta…"
            disabled={sending}
            onClick={() => make(matricula_estudiante)}
          >
            Generar carta
          </SendButton>
          <Button variant="contained" disabled={making || sending} onClick={() => setEntregando(true)}>
            Confirmar entrega
          </Button>
          <NextRow onNext={onNext} disabled={making || sending} />
        </>
      }
    >
      <Datos
        datos={datos.map(([name, label]) => [
          label,
          shownTextOf(name, resources.serviciosSociales.fields[name], record),
        ])}
      />
      {questions}
      {entregando && (
        <ConfirmDialog
          open
          loading={sending}
          onCancel={() => setEntregando(false)}
          onConfirm={() => send('actualizar/servicio-social', { matricula_estudiante, id_servicio_social })}
          text={entregaDicha(record, hoy)}
        />
      )}
    </TitledDialog>
  )
}

const datos = [
  ['matricula', 'Matrícula'],
  ['del_cuc', 'CUC'],
  ['nombre_programa', 'Programa'],
  ['nombre_dependencia', 'Dependencia'],
  ['fecha_inicio', 'Inicio del servicio'],
  ['fecha_final', 'Final del servicio'],
  ['horas_totales', 'Horas'],
  ['ultimo_movimiento', 'En espera desde'],
] as const
