import { useNotify } from 'ra-core'
import { useEffect, useEffectEvent, type ComponentType } from 'react'
import { notLoaded } from '../error/notLoaded.ts'
import { recoverable, type InItsPlace } from './recoverable.tsx'

/** What is opened over a screen (a dialog, a panel, a menu), whose code comes when it is first wanted, or before by `preload`. Where it does not come a notice says so and `onClose` is called, or `onNotOpened` where closing leaves it drawn: the screen stays as it is, and opening it again asks for the code again. */
export const openable = <P extends { onClose: () => void }>(load: () => Promise<ComponentType<P>>) =>
  recoverable<P & Opened>(load, NotOpened)

type Opened = { onClose: () => void; onNotOpened?: () => void }

const NotOpened = ({ given: { onClose, onNotOpened = onClose } }: InItsPlace<Opened>) => {
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
