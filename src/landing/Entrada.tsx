import { Suspense, useCallback, useEffect, useLayoutEffect, useState, type ComponentType } from 'react'
import { answersAhead } from '../api/answersAhead.ts'
import { endUnreadableSession } from '../api/endUnreadableSession.ts'
import { returnAddress } from '../api/returnAddress.ts'
import { currentSession, isSessionUnreadable } from '../api/session.ts'
import type { Role } from '../schema/account/roles.ts'
import { identityOf } from '../api/currentUser.ts'
import { camino } from './camino.ts'
import { Cargando } from './Cargando.tsx'
import { destino, esPublica, type Ruta } from './destino.ts'
import { FallaDeCarga } from './FallaDeCarga.tsx'
import { Landing } from './Landing.tsx'
import { NoEncontrada } from './NoEncontrada.tsx'
import { casa, irA, useRuta } from './ruta.ts'
import { useOtrasPestanas } from './useOtrasPestanas.ts'

type Props = {
  /** What signed-in people see. `preload` loads its code; once that is there it is drawn at once. */
  Admin: ComponentType<{ onWayOut: () => void }> & { preload: () => Promise<unknown> }
  /** Loads the addresses that ask for a session. */
  rutas: () => Promise<readonly Ruta[]>
  /** Fetches that code while the login is shown, and makes it ready while nothing else is to be done. */
  precarga?: () => void
  /** Called when somebody is in, before anything of `Admin` is drawn. */
  alEntrar?: () => void
  /** Called when that leads home. */
  enCasa?: () => void
  /** What the first screen of a role reads. */
  primero?: (rol: Role) => readonly string[]
}

/** Landing or admin: decides by address and session, and moves between both without loading the page. (A §2, Guards) */
export function Entrada({
  Admin,
  rutas: cargarRutas,
  precarga = nada,
  alEntrar = nada,
  enCasa = nada,
  primero = ninguna,
}: Props) {
  const ruta = useRuta()
  const ilegible = isSessionUnreadable()
  const sesion = currentSession()
  const quien = sesion ? identityOf(sesion.usuario) : undefined
  const [rutas, setRutas] = useState<readonly Ruta[]>()
  const { ir, mostrar } = destino(ruta, { dentro: ilegible || sesion !== null, rutas })

  const [pedida] = useState(() => !sesion && !ilegible && !esPublica(ruta))
  useLayoutEffect(() => {
    if (pedida) returnAddress.keep()
  }, [pedida])
  useLayoutEffect(() => {
    if (quien !== undefined) returnAddress.noteInside(quien)
  })
  useLayoutEffect(() => {
    if (ilegible) {
      endUnreadableSession()
      alInicio()
    } else if (ir) irA(ir, { reemplazar: true })
  }, [ilegible, ir])
  useEffect(() => {
    if (mostrar === 'nada') void cargarRutas().then(setRutas, () => setRutas([{ route: ruta, roles: [] }]))
  }, [mostrar, cargarRutas, ruta])

  const pasar = useCallback(async () => {
    const nueva = currentSession()
    if (!nueva) return
    alEntrar()
    answersAhead.ask(primero(nueva.rol))
    const lugar = await camino(nueva, cargarRutas)
    if (lugar === casa) enCasa()
    irA(lugar)
  }, [alEntrar, enCasa, cargarRutas, primero])
  useOtrasPestanas({ quien, pasar })

  if (ilegible) return null
  if (mostrar === 'landing')
    return <Landing ruta={ruta} precarga={precarga} entrando={() => void Admin.preload().catch(nada)} pasar={pasar} />
  if (mostrar === 'noEncontrada') return <NoEncontrada />
  if (mostrar !== 'admin') return null
  return (
    <FallaDeCarga>
      <Suspense fallback={<Cargando />}>
        <Admin key={quien} onWayOut={alInicio} />
      </Suspense>
    </FallaDeCarga>
  )
}

const nada = () => undefined
const ninguna = (): readonly string[] => []

const alInicio = () => irA('/', { reemplazar: true })
