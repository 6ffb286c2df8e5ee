import { useEffect, useEffectEvent, useReducer } from 'react'
import { flushSync } from 'react-dom'
import { avisos } from '../api/avisos.ts'
import { conBorradores } from '../api/conBorradores.ts'
import { pestanas, type Suceso } from '../api/pestanas.ts'
import { regreso } from '../api/regreso.ts'
import { sesionActual } from '../api/sesion.ts'
import { identidad } from '../api/usuarioActual.ts'
import { casa, irA } from './ruta.ts'

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
  const alSuceder = useEffectEvent((suceso: Suceso) => {
    if (suceso === 'entrada') void sesionALaVista().then(() => alEntrar())
    else sale(suceso, quien)
  })
  useEffect(() => pestanas.escuchar(suceso => alSuceder(suceso)), [])
}

/** Waits for the cookies of another tab, which a browser may show here a moment after the word of it came. */
async function sesionALaVista() {
  for (let vez = 0; vez < 60 && !sesionActual(); vez++) await new Promise(listo => setTimeout(listo, 50))
}

function sale(suceso: 'salida' | 'vencida', quien?: string) {
  if (suceso === 'vencida') regreso.vencer()
  else {
    regreso.olvidar()
    conBorradores.clear()
  }
  if (quien === undefined) return
  avisos.agregar({ tipo: 'info', texto: motivos[suceso] })
  irA('/', { reemplazar: true })
}

/** The same person goes on where they are; for another one everything begins anew. */
function sigue(quien: string, renovar: () => void) {
  const sesion = sesionActual()
  flushSync(renovar)
  if (sesion && identidad(sesion.usuario) !== quien) irA(casa, { reemplazar: true })
}

const motivos = {
  salida: 'La sesión se cerró en otra pestaña.',
  vencida: 'Su sesión terminó, ingrese de nuevo.',
}
