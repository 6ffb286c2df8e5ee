import { lazy, Suspense, useEffect, useLayoutEffect, useState, type ComponentType } from 'react'
import { cierreDeSesion } from '../api/cierreDeSesion.ts'
import { sesionActual, sesionIlegible } from '../api/sesion.ts'
import { Cargando } from './Cargando.tsx'
import { destino } from './destino.ts'
import { FallaDeCarga } from './FallaDeCarga.tsx'
import { Landing } from './Landing.tsx'
import { NoEncontrada } from './NoEncontrada.tsx'
import { irA, useRuta } from './ruta.ts'

type Props = {
  /** Loads what signed-in people see. */
  admin: () => Promise<{ default: ComponentType<{ onSalida: () => void }> }>
  /** Loads the addresses that ask for a session. */
  rutas: () => Promise<readonly string[]>
}

/** Landing or admin: decides by address and session, and moves between both without loading the page. (A §2, Guards) */
export function Entrada({ admin, rutas: cargarRutas }: Props) {
  const ruta = useRuta()
  const ilegible = sesionIlegible()
  const [rutas, setRutas] = useState<readonly string[]>()
  const [Admin] = useState(() => lazy(admin))
  const { ir, mostrar } = destino(ruta, { dentro: ilegible || sesionActual() !== null, rutas })

  useLayoutEffect(() => {
    if (ilegible) void cierreDeSesion().then(alInicio)
    else if (ir) irA(ir, { reemplazar: true })
  }, [ilegible, ir])
  useEffect(() => {
    if (mostrar === 'nada') void cargarRutas().then(setRutas, () => setRutas([ruta]))
  }, [mostrar, cargarRutas, ruta])

  if (ilegible) return null
  if (mostrar === 'landing') return <Landing ruta={ruta} precarga={() => void admin().catch(() => undefined)} />
  if (mostrar === 'noEncontrada') return <NoEncontrada />
  if (mostrar !== 'admin') return null
  return (
    <FallaDeCarga>
      <Suspense fallback={<Cargando />}>
        <Admin onSalida={alInicio} />
      </Suspense>
    </FallaDeCarga>
  )
}

const alInicio = () => irA('/', { reemplazar: true })
