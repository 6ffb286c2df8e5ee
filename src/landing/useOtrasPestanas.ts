import { useEffect, useEffectEvent, useReducer } from 'react'
import { flushSync } from 'react-dom'
import { waitingNotices } from '../api/waitingNotices.ts'
import { peopleWithDrafts } from '../api/peopleWithDrafts.ts'
import { browserTabs, type TabEvent } from '../api/browserTabs.ts'
import { returnAddress } from '../api/returnAddress.ts'
import { currentSession } from '../api/session.ts'
import { identityOf } from '../api/currentUser.ts'
import { goTo, home } from './router.ts'

type Aqui = {
  /** Who this tab was drawn for; undefined on the landing. */
  quien?: string
  /** Goes where a sign-in leads. */
  pasar: () => Promise<void>
}

/** Follows what other tabs do to the session: a tab that is inside leaves with it and says why; one that shows the login comes in. */
export function useOtrasPestanas({ quien, pasar }: Aqui): void {
  const [, renovar] = useReducer((veces: number) => veces + 1, 0)
  const alEntrar = useEffectEvent(() => {
    if (quien !== undefined) return sigue(quien, renovar)
    if (location.pathname === '/') void pasar()
  })
  const alSuceder = useEffectEvent((suceso: TabEvent) => {
    if (suceso === 'entrada') void sesionALaVista().then(() => alEntrar())
    else sale(suceso, quien)
  })
  useEffect(() => browserTabs.listen(suceso => alSuceder(suceso)), [])
}

/** Waits for the cookies of another tab, which a browser may show here a moment after the word of it came. */
async function sesionALaVista() {
  for (let vez = 0; vez < 60 && !currentSession(); vez++) await new Promise(listo => setTimeout(listo, 50))
}

function sale(suceso: 'salida' | 'vencida', quien?: string) {
  if (suceso === 'vencida') returnAddress.expire()
  else {
    returnAddress.forget()
    peopleWithDrafts.clear()
  }
  if (quien === undefined) return
  waitingNotices.add({ type: 'info', text: motivos[suceso] })
  goTo('/', { replace: true })
}

/** The same person goes on where they are; for another one everything begins anew. */
function sigue(quien: string, renovar: () => void) {
  const sesion = currentSession()
  flushSync(renovar)
  if (sesion && identityOf(sesion.usuario) !== quien) goTo(home, { replace: true })
}

const motivos = {
  salida: 'La sesión se cerró en otra pestaña.',
  vencida: 'Su sesión terminó, ingrese de nuevo.',
}
