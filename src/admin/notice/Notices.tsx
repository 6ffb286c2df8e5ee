import Stack from '@mui/material/Stack'
import { useNotificationContext, type NotificationPayload } from 'ra-core'
import { useCallback } from 'react'
import { screenOnly } from '../theme/screenOnly.ts'
import { Notice } from './Notice.tsx'
import { OverDialogs } from './OverDialogs.tsx'

/** Notices of react-admin, top-right, the newest below, also announced over an open dialog. One that repeats a visible one starts its time again. (A §8) */
export const Notices = () => {
  const { notifications, setNotifications } = useNotificationContext()
  const close = useCallback(
    (closed: NotificationPayload) =>
      setNotifications(notices => notices.filter(({ message }) => message !== closed.message)),
    [setNotifications],
  )
  return (
    <OverDialogs>
      {isOver => (
        <Stack
          spacing={1}
          sx={theme => ({
            position: 'fixed',
            top: { xs: 12, sm: 70 },
            right: 16,
            left: { xs: 16, sm: 'auto' },
            width: { sm: 400 },
            zIndex: theme.zIndex.snackbar,
            ...screenOnly,
          })}
        >
          {notifications.filter(isLast).map(notification => (
            <Notice
              key={String(notification.message)}
              notification={notification}
              onClose={close}
              isOverDialog={isOver}
            />
          ))}
        </Stack>
      )}
    </OverDialogs>
  )
}

const isLast = (one: NotificationPayload, place: number, notices: readonly NotificationPayload[]) =>
  notices.findLastIndex(({ message }) => message === one.message) === place
