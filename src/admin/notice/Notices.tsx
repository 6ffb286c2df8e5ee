import Stack from '@mui/material/Stack'
import { useNotificationContext, type NotificationPayload } from 'ra-core'
import { useCallback, useEffect, useState } from 'react'
import { Notice } from './Notice.tsx'

/** The notices of react-admin, top-right, the newest below. One that repeats what is already on screen starts its time again. (A §8) */
export const Notices = () => {
  const { notifications, takeNotification } = useNotificationContext()
  const [shown, setShown] = useState<readonly Shown[]>([])
  const close = useCallback((id: number) => setShown(others => others.filter(other => other.id !== id)), [])

  useEffect(() => {
    const payload = notifications.length > 0 && takeNotification()
    if (payload) setShown(others => [...others.filter(({ payload: { message } }) => message !== payload.message), { id: nextId++, payload }])
  }, [notifications, takeNotification])

  return (
    <Stack
      spacing={1}
      sx={theme => ({ position: 'fixed', top: { xs: 12, sm: 70 }, right: 16, left: { xs: 16, sm: 'auto' }, width: { sm: 400 }, zIndex: theme.zIndex.snackbar })}
    >
      {shown.map(({ id, payload }) => (
        <Notice key={id} id={id} payload={payload} onClose={close} />
      ))}
    </Stack>
  )
}

type Shown = { id: number; payload: NotificationPayload }

let nextId = 0
