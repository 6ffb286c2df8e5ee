import { useBlocker } from 'ra-core'
import { useEffect, useEffectEvent } from 'react'
import { avisos } from '../../api/avisos.ts'
import { sesionActual } from '../../api/sesion.ts'
import { DiscardDialog } from './DiscardDialog.tsx'

type Props = {
  /** Whether something would be lost. */
  isDirty: boolean
  /** Somebody wants to close the form. */
  closing: boolean
  onStay: () => void
  onClose: () => void
  /** Whether what is typed outlives the session on this device. */
  isKept: () => boolean
}

/** Asks before typed work is lost: by closing the form, by going to another address, or with the page itself; not when the address of this very screen is written anew. Who is signed out goes unasked, and reads what became of it. */
export const Leaving = ({ isDirty, closing, onStay, onClose, isKept }: Props) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      isDirty &&
      sesionActual() !== null &&
      !(historyAction === 'REPLACE' && currentLocation.pathname === nextLocation.pathname),
  )
  useEffect(() => {
    if (closing && !isDirty) onClose()
  }, [closing, isDirty, onClose])
  useEffect(() => {
    if (!isDirty) return undefined
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', hold)
    return () => removeEventListener('beforeunload', hold)
  }, [isDirty])
  const tellLoss = useEffectEvent(() => {
    if (!isDirty || sesionActual()) return
    avisos.agregar(isKept() ? { tipo: 'info', texto: drafted } : { tipo: 'error', texto: lost })
  })
  useEffect(() => () => tellLoss(), [])
  const stay = () => {
    blocker.reset?.()
    onStay()
  }
  const discard = () => {
    blocker.proceed?.()
    onClose()
  }
  return <DiscardDialog open={isDirty && (closing || blocker.state === 'blocked')} onStay={stay} onDiscard={discard} />
}

const lost = 'Lo que escribió en el formulario abierto no se guardó, porque su sesión terminó.'
const drafted =
  'Lo que escribió en el formulario abierto se conserva en este equipo: podrá recuperarlo cuando lo abra de nuevo.'
