import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll } from 'vitest'
import type { Rol } from '../../src/domain/roles.ts'
import { vecinos } from '../harness/vecinos.ts'
import { dentro } from './dentro.tsx'

type Llamada = { metodo: string; ruta: string; cuerpo: () => Promise<Record<string, unknown>>; tipo: string | null }

/** Mounts screens of the whole admin on the whole API, with two campuses, on a day within their periodo. Records the calls. */
export function pantalla() {
  const escena = dentro()
  const llamadas: Llamada[] = []
  const claves: { vecinos?: Awaited<ReturnType<typeof vecinos>> } = {}
  beforeAll(async () => {
    escena.base().reloj.hoy = new Date('2026-09-10T12:00:00-06:00')
    claves.vecinos = await vecinos(escena.base().db)
    escena.server.events.on('request:start', ({ request }) => {
      const leida = request.clone()
      llamadas.push({
        metodo: request.method,
        ruta: decodeURIComponent(request.url.split('/api/')[1] ?? ''),
        cuerpo: () => leida.json(),
        tipo: request.headers.get('content-type'),
      })
    })
  })
  afterEach(() => void llamadas.splice(0))

  /** Opens a route and waits for its title and its first data. */
  const abrir = async (rol: Rol, ruta: string, titulo: string) => {
    const { unmount } = await escena.entrar(rol, ruta)
    await waitFor(() => {
      if (document.body.querySelector('h1')?.textContent !== titulo) throw new Error(`«${titulo}» is not there yet`)
      if (screen.queryByText('Cargando…')) throw new Error('still loading')
    })
    return unmount
  }
  /** Returns the last call, ignoring the bell, which polls by its own clock. */
  const ultima = () => llamadas.findLast(({ ruta }) => !ruta.startsWith('avisos/estado'))
  /** Returns the calls that write. Advice only reads, and list preferences are saved by their own clock. */
  const escritas = () =>
    llamadas.filter(({ metodo, ruta }) => metodo !== 'GET' && !/^(login|preferencias|advertencias\/.*)$/.test(ruta))
  return {
    ...escena,
    claves: () => claves.vecinos ?? { colonia: 0, id_reticula: '', id_materia: '', id_periodo: '' },
    llamadas,
    escritas,
    ultima,
    abrir,
  }
}
