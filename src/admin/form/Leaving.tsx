import { useBlocker } from 'ra-core'
import { useEffect, useEffectEvent } from 'react'
import { answersAhead } from '../../api/answersAhead.ts'
import { waitingNotices } from '../../api/waitingNotices.ts'
import { currentSession } from '../../api/session.ts'
import { DiscardDialog } from './DiscardDialog.tsx'
import { unsavedWork } from './unsavedWork.ts'

type Props = {
  /** Tells whether something would be lost. */
  isDirty: boolean
  /** `true` once somebody wants to close the form. */
  closing: boolean
  onStay: () => void
  onClose: () => void
  /** Tells whether the unsaved work outlives the session on this device. */
  isKept: () => boolean
  /** `true` for a form that belongs to a screen, which nobody closes: another choice on the same screen loses nothing, and kept work is offered again. Default: false. */
  ofScreen?: boolean
}

/**
 * Asks before unsaved work is lost by closing the form, another address, or leaving the page. Ignores rewritten
 * addresses of the same screen; the sign-out button asks by itself (`unsaved`).
 */
export const Leaving = (props: Props) => {
  const { isDirty, closing, onClose } = props
  useEffect(() => {
    if (closing && !isDirty) onClose()
  }, [closing, isDirty, onClose])
  return isDirty ? <Asking {...props} /> : null
}

/** Mounted only while something would be lost: the router hears one blocker at a time, and an empty form must not silence a filled one. */
const Asking = ({ closing, onStay, onClose, isKept, ofScreen = false }: Props) => {
  const isLost = () => !(ofScreen && isKept())
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      isLost() &&
      currentSession() !== null &&
      !((ofScreen || historyAction === 'REPLACE') && currentLocation.pathname === nextLocation.pathname),
  )
  const hold = useEffectEvent((event: BeforeUnloadEvent) => isLost() && event.preventDefault())
  useEffect(() => {
    addEventListener('beforeunload', hold)
    return () => removeEventListener('beforeunload', hold)
  }, [])
  const tellLoss = useEffectEvent(() => {
    if (currentSession()) return
    const text = answersAhead.isWriting() ? sent : isKept() ? drafted : lost
    waitingNotices.add({ type: text === lost ? 'error' : 'info', text })
  })
  useEffect(() => {
    const isUnannounced = unsavedWork.stand()
    return () => {
      if (isUnannounced()) tellLoss()
    }
  }, [])
  const stay = () => {
    blocker.reset?.()
    onStay()
  }
  const discard = () => {
    blocker.proceed?.()
    onClose()
  }
  return <DiscardDialog open={closing || blocker.state === 'blocked'} onClose={stay} onDiscard={discard} />
}

const lost = 'Lo que escribió en el formulario abierto no se guardó, porque su sesión terminó.'
const sent =
  'Su sesión terminó mientras se enviaba lo que escribió: ingrese de nuevo y revise si se guardó antes de repetirlo.'
const drafted =
  'Lo que escribió en el formulario abierto se conserva en este equipo: podrá recuperarlo cuando lo abra de nuevo.'
