import { useEffect, useEffectEvent, useReducer } from 'react'
import { flushSync } from 'react-dom'
import { waitingNotices } from '../api/waitingNotices.ts'
import { peopleWithDrafts } from '../api/peopleWithDrafts.ts'
import { browserTabs, type TabEvent } from '../api/browserTabs.ts'
import { endHere, longestFarewell, type SessionEnd } from '../api/endSession.ts'
import { returnAddress } from '../api/returnAddress.ts'
import { currentSession, giveUpSession, holdSession } from '../api/session.ts'
import { presenceOf } from '../api/currentUser.ts'
import { inicio } from '../domain/rutas.ts'
import { goTo } from './router.ts'

type ThisTab = {
  /** Person and place that this tab was drawn for; `undefined` on the landing. */
  presence?: string
  /** Goes where a sign-in leads. */
  enter: () => Promise<void>
}

/** Follows the session through the other tabs: a signed-in tab leaves when the session ends, and says why; one that shows the login enters. */
export function useOtherTabs({ presence, enter }: ThisTab): void {
  const [, renew] = useReducer((times: number) => times + 1, 0)
  const onSignedIn = useEffectEvent(() => {
    if (presence !== undefined) return goOn(presence, renew)
    if (location.pathname === '/') void enter()
  })
  const onTabEvent = useEffectEvent((event: TabEvent) => {
    if (event === 'entrada') void sessionInSight().then(() => onSignedIn())
    else if (event === 'despedida') awaitFarewell()
    else leaveWith(event)
  })
  useEffect(() => browserTabs.listen(event => onTabEvent(event)), [])
}

/** Waits, 3 s at most, for the cookies of another tab, which a browser may show here a moment after its message. */
async function sessionInSight() {
  for (let times = 0; times < 60 && !currentSession(); times++) await new Promise(resolve => setTimeout(resolve, 50))
}

/** Lets no refusal pass for a session that ran out while another tab signs out, and holds on to the session when that tab died over it. */
function awaitFarewell() {
  giveUpSession()
  clearTimeout(farewell)
  farewell = setTimeout(holdSession, 3 * longestFarewell)
}

let farewell: ReturnType<typeof setTimeout> | undefined

/** Leaves when the session ended in another tab, saying why; after a sign-out nothing more of what its person types is kept. */
function leaveWith(event: SessionEnd) {
  const isInside = returnAddress.isInside()
  endHere(event)
  if (event === 'salida') peopleWithDrafts.clear()
  if (!isInside) return
  waitingNotices.add({ type: 'info', text: reasons[event] })
  goTo('/', { replace: true })
}

/** Lets the same person go on where they are; another person, or another place, begins anew at home. */
function goOn(presence: string, renew: () => void) {
  const session = currentSession()
  flushSync(renew)
  if (session && presenceOf(session.usuario) !== presence) goTo(inicio, { replace: true })
}

const reasons = {
  salida: 'La sesión se cerró en otra pestaña.',
  vencida: 'Su sesión terminó, ingrese de nuevo.',
}
