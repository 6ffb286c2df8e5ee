import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useRecordContext } from 'ra-core'
import { useState } from 'react'
import { ConfirmDialog } from '../../admin/confirm/ConfirmDialog.tsx'
import { useSend } from '../../admin/send/useSend.ts'
import { confirmacionDeReinscripcion } from '../../domain/reinscripcion.ts'

/** Button that raises the semester of the row's student, after a question that names them; then the list is read again. (B §2, Re-enrolment) */
export const BotonDeReinscripcion = () => {
  const estudiante = useRecordContext()
  const [asking, setAsking] = useState(false)
  const { send, sending } = useSend({ reads: ['estudiantes', 'read'], onSettled: () => setAsking(false) })
  if (!estudiante) return null
  return (
    <>
      <Button size="small" aria-label={`Reinscribir ${estudiante.nombreC}`} onClick={() => setAsking(true)}>
        Reinscribir
      </Button>
      {asking && (
        <ConfirmDialog
          open
          loading={sending}
          text={confirmacionDeReinscripcion}
          onConfirm={() => send('estudiante/semestre/aumento', { matricula: estudiante.matricula })}
          onCancel={() => setAsking(false)}
        >
          <Typography sx={{ fontWeight: 700 }}>{`${estudiante.nombreC}, ${estudiante.matricula}`}</Typography>
        </ConfirmDialog>
      )}
    </>
  )
}
