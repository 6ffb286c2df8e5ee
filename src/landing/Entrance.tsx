import { Suspense, useCallback, useEffect, useLayoutEffect, useState, type ComponentType } from 'react'
import { answersAhead } from '../api/answersAhead.ts'
import { endUnreadableSession } from '../api/endUnreadableSession.ts'
import { returnAddress } from '../api/returnAddress.ts'
import { currentSession, isSessionUnreadable, noteEntry } from '../api/session.ts'
import { inicio } from '../domain/rutas.ts'
import type { Role } from '../schema/account/roles.ts'
import { identityOf, presenceOf } from '../api/currentUser.ts'
import { Cargando } from './Cargando.tsx'
import { destinationOf, isPublic, type Route } from './destinationOf.ts'
import { FallaDeCarga } from './FallaDeCarga.tsx'
import { Landing } from './Landing.tsx'
import { NoEncontrada } from './NoEncontrada.tsx'
import { goTo, usePath } from './router.ts'
import { useOtherTabs } from './useOtherTabs.ts'
import { wayIn } from './wayIn.ts'

type Props = {
  /** App for signed-in people. `preload` loads its code; once loaded it is drawn at once. */
  Admin: ComponentType<{ onWayOut: () => void }> & { preload: () => Promise<unknown> }
  /** Loads the addresses that require a session. */
  loadRoutes: () => Promise<readonly Route[]>
  /** Loads the app's code while the login is shown, and rehearses it while the browser is idle. */
  preload?: () => void
  /** Called after a sign-in, before anything of `Admin` is drawn. */
  onSignedIn?: () => void
  /** Called when the sign-in leads home. */
  onHome?: () => void
  /** Returns the paths that the first screen of a role reads. */
  firstReads?: (rol: Role) => readonly string[]
}

/** Shows the landing or the admin, by address and session, and moves between both without loading the page. (A §2, Guards) */
export function Entrance({
  Admin,
  loadRoutes,
  preload = nothing,
  onSignedIn = nothing,
  onHome = nothing,
  firstReads = noReads,
}: Props) {
  const path = usePath()
  const isUnreadable = isSessionUnreadable()
  const session = currentSession()
  const person = session ? identityOf(session.usuario) : undefined
  const presence = session ? presenceOf(session.usuario) : undefined
  const [routes, setRoutes] = useState<readonly Route[]>()
  const { redirect, show } = destinationOf(path, { isInside: isUnreadable || session !== null, routes })

  const [wasAskedFor] = useState(() => !session && !isUnreadable && !isPublic(path))
  useLayoutEffect(() => {
    if (wasAskedFor) returnAddress.keep()
  }, [wasAskedFor])
  useLayoutEffect(() => {
    if (person !== undefined) returnAddress.noteInside(person)
  })
  useLayoutEffect(() => {
    if (isUnreadable) {
      endUnreadableSession()
      leave()
    } else if (redirect) goTo(redirect, { replace: true })
  }, [isUnreadable, redirect])
  useEffect(() => {
    if (show === 'nothing') void loadRoutes().then(setRoutes, () => setRoutes([{ route: path, roles: [] }]))
  }, [show, loadRoutes, path])

  const enter = useCallback(async () => {
    const begun = currentSession()
    if (!begun) return
    noteEntry()
    onSignedIn()
    answersAhead.ask(firstReads(begun.rol))
    const address = await wayIn(begun, loadRoutes)
    if (address === inicio) onHome()
    goTo(address)
  }, [onSignedIn, onHome, loadRoutes, firstReads])
  useOtherTabs({ presence, enter })

  if (isUnreadable) return null
  if (show === 'landing')
    return <Landing path={path} preload={preload} onSend={() => void Admin.preload().catch(nothing)} enter={enter} />
  if (show === 'notFound') return <NoEncontrada />
  if (show !== 'admin') return null
  return (
    <FallaDeCarga>
      <Suspense fallback={<Cargando />}>
        <Admin key={presence} onWayOut={leave} />
      </Suspense>
    </FallaDeCarga>
  )
}

const nothing = () => undefined
const noReads = (): readonly string[] => []

const leave = () => goTo('/', { replace: true })
