import { useNotify } from 'ra-core'
import { useEffect, useEffectEvent, type ComponentType } from 'react'
import { notLoaded } from '../error/notLoaded.ts'
import { recoverable, type InItsPlace } from './recoverable.tsx'

/**
 * Loads the code of a dialog, panel or menu when first opened, or by `preload`. A failed load shows a notice and calls
 * `onNotOpened` or else `onClose`; the next opening tries again.
 */
export const openable = <P extends { onClose: () => void }>(load: () => Promise<ComponentType<P>>) =>
  recoverable<P & OpenableProps>(load, NotOpened)

type OpenableProps = { onClose: () => void; onNotOpened?: () => void }

const NotOpened = ({ props: { onClose, onNotOpened = onClose } }: InItsPlace<OpenableProps>) => {
  const notify = useNotify()
  const tell = useEffectEvent(() => {
    notify(navigator.onLine ? failed : offline, { type: 'warning' })
    onNotOpened()
  })
  useEffect(() => tell(), [])
  return null
}

const offline = 'No hay conexión a internet: intente de nuevo cuando la haya.'
const failed = `${notLoaded.title}: ${notLoaded.why}. Intente de nuevo y, si se repite, guarde lo que tenga abierto y cargue la página otra vez.`
