import { render } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { App } from '../../src/universityApp.ts'
import { DeferredRecordDialog } from '../../src/admin/form/DeferredRecordDialog.tsx'
import { DeferredListPagination } from '../../src/admin/list/DeferredListPagination.ts'
import { avisos } from '../../src/api/avisos.ts'
import { borradores } from '../../src/api/borradores.ts'
import { ingreso } from '../../src/api/ingreso.ts'
import { borrarSesion, sesionActual } from '../../src/api/sesion.ts'
import { identidad } from '../../src/api/usuarioActual.ts'
import type { Rol } from '../../src/domain/roles.ts'
import { irA } from '../../src/landing/ruta.ts'
import { contrasena, correoDe } from '../harness/reparto.ts'
import { appDePrueba } from '../harness/appDePrueba.ts'

/** The admin as a signed-in person sees it, on the whole API with the cast of `reparto`. Nothing of a test reaches the next. */
export function dentro() {
  const api: { prueba?: Awaited<ReturnType<typeof appDePrueba>> } = {}
  const enCurso = new Set<unknown>()
  /** Whoever was signed in during a test. */
  const personas = new Set<string>()
  const server = setupServer(
    http.all('*/api/*', async ({ request }) => {
      const respuesta = api.prueba?.app.fetch(request)
      enCurso.add(respuesta)
      return respuesta
    }),
  )
  const onSalida = vi.fn()

  beforeAll(async () => {
    vi.stubGlobal('scrollTo', () => undefined)
    await Promise.all([DeferredRecordDialog.preload(), DeferredListPagination.preload()])
    api.prueba = await appDePrueba({ repartida: true })
    server.listen({ onUnhandledRequest: 'error' })
  })
  afterEach(async () => {
    await Promise.all([...personas].map(borradores.vaciar))
    personas.clear()
    server.resetHandlers()
    borrarSesion()
    avisos.vaciar()
    localStorage.clear()
    sessionStorage.clear()
    onSalida.mockClear()
  })
  afterAll(async () => {
    server.close()
    await Promise.allSettled(enCurso)
    await api.prueba?.cerrar()
  })

  const entrar = async (rol: Rol, ruta = '/homePage', alEntrar?: () => void) => {
    await ingreso({ email: correoDe(rol), password: contrasena })
    const usuario = sesionActual()?.usuario
    if (usuario) personas.add(identidad(usuario))
    alEntrar?.()
    irA(ruta)
    return render(<App onSalida={onSalida} />)
  }
  const base = () => {
    if (!api.prueba) throw new Error('the API is not there before the tests begin')
    return api.prueba
  }
  return { entrar, server, onSalida, base }
}
