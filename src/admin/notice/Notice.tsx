import Alert from '@mui/material/Alert'
import { keyframes } from '@mui/material/styles'
import { useTranslate, type NotificationPayload } from 'ra-core'
import { useEffect, useState } from 'react'

type Props = {
  notification: NotificationPayload
  onClose: (closed: NotificationPayload) => void
  /** `true` leaves its button to the mouse, because the dialog holds the keyboard. */
  isOverDialog: boolean
}

/** Notice that closes by itself after 5000 ms, but not while it is being read (pointer or focus on it). (A §8) */
export const Notice = ({ notification, onClose, isOverDialog }: Props) => {
  const { message, type, notificationOptions } = notification
  const translate = useTranslate()
  const [reading, setReading] = useState(false)

  useEffect(() => {
    if (reading) return
    const timer = setTimeout(
      () => onClose(notification),
      notification.notificationOptions?.autoHideDuration ?? duration,
    )
    return () => clearTimeout(timer)
  }, [reading, notification, onClose])

  return (
    <Alert
      severity={isSeverity(type) ? type : 'info'}
      role={type === 'error' || type === 'warning' ? 'alert' : 'status'}
      onClose={() => onClose(notification)}
      slotProps={isOverDialog ? hiddenClose : undefined}
      onMouseEnter={() => setReading(true)}
      onMouseLeave={() => setReading(false)}
      onFocus={() => setReading(true)}
      onBlur={() => setReading(false)}
      sx={theme => ({ boxShadow: theme.shadows[6], animation: `${enter} 180ms ease-out` })}
    >
      {typeof message === 'string' ? translate(message, { _: message, ...notificationOptions?.messageArgs }) : message}
    </Alert>
  )
}

const hiddenClose = { closeButton: { 'aria-hidden': true, tabIndex: -1 } } as const

const duration = 5000

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } })

const isSeverity = (type: string) => type === 'success' || type === 'info' || type === 'warning' || type === 'error'
