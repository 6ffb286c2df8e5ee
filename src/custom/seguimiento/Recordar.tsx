import NotificationsIcon from '@mui/icons-material/NotificationsNoneOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { ConfirmDialog } from '../../admin/confirm/ConfirmDialog.tsx'
import { useSend } from '../../admin/send/useSend.ts'
import { currentSession } from '../../api/session.ts'
import { puedeRecordar, type Recordatorio } from '../../domain/recordatorios.ts'

type Props = {
  que: Recordatorio
  /** Text of the button, and the people it reminds, as the question names them. */
  boton: string
  a: string
  dias?: number
}

/** Button that reminds all who owe something, each once a day at most; nothing for a role that may not. */
export const Recordar = ({ que, boton, a, dias }: Props) => {
  const [asking, setAsking] = useState(false)
  const { send, sending } = useSend({ reads: [], onSettled: () => setAsking(false) })
  if (!puedeRecordar(currentSession()?.rol, que)) return null
  return (
    <>
      <Button size="small" variant="outlined" startIcon={<NotificationsIcon />} onClick={() => setAsking(true)}>
        {boton}
      </Button>
      {asking && (
        <ConfirmDialog
          open
          loading={sending}
          text={`Se enviará un recordatorio a ${a}. Nadie lo recibe más de una vez al día.`}
          onCancel={() => setAsking(false)}
          onConfirm={() => send('seguimiento/recordatorios', { que, ...(dias ? { dias } : {}) })}
        />
      )}
    </>
  )
}
