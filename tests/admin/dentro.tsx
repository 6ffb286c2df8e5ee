import { render } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { App } from '../../src/universityApp.ts'
import { DeferredRecordDialog } from '../../src/admin/form/DeferredRecordDialog.tsx'
import { DeferredListPagination } from '../../src/admin/list/DeferredListPagination.ts'
import { waitingNotices } from '../../src/api/waitingNotices.ts'
import { drafts } from '../../src/api/drafts.ts'
import { signIn } from '../../src/api/signIn.ts'
import { clearSession, currentSession } from '../../src/api/session.ts'
import { identityOf } from '../../src/api/currentUser.ts'
import type { Rol } from '../../src/domain/roles.ts'
import { goTo } from '../../src/landing/router.ts'
import { contrasena, correoDe } from '../harness/reparto.ts'
import { appDePrueba } from '../harness/appDePrueba.ts'

/** Mounts the admin for a signed-in person, on the whole API with the cast of `reparto`. Each test starts clean. */
export function dentro() {
  const api: { prueba?: Awaited<ReturnType<typeof appDePrueba>> } = {}
  const enCurso = new Set<unknown>()
  /** The people who signed in during a test. */
  const personas = new Set<string>()
  const server = setupServer(
    http.all('*/api/*', async ({ request }) => {
      const respuesta = api.prueba?.app.fetch(request)
      enCurso.add(respuesta)
      return respuesta
    }),
  )
  const onWayOut = vi.fn()

  beforeAll(async () => {
    vi.stubGlobal('scrollTo', () => undefined)
    await Promise.all([DeferredRecordDialog.preload(), DeferredListPagination.preload()])
    api.prueba = await appDePrueba({ repartida: true })
    server.listen({ onUnhandledRequest: 'error' })
  })
  afterEach(async () => {
    await Promise.all([...personas].map(drafts.destroy))
    personas.clear()
    server.resetHandlers()
    clearSession()
    waitingNotices.clear()
    localStorage.clear()
    sessionStorage.clear()
    onWayOut.mockClear()
  })
  afterAll(async () => {
    server.close()
    await Promise.allSettled(enCurso)
    await api.prueba?.cerrar()
  })

  const entrar = async (rol: Rol, ruta = '/homePage', alEntrar?: () => void) => {
    await signIn({ email: correoDe(rol), password: contrasena })
    const usuario = currentSession()?.usuario
    if (usuario) personas.add(identityOf(usuario))
    alEntrar?.()
    goTo(ruta)
    return render(<App onWayOut={onWayOut} />)
  }
  const base = () => {
    if (!api.prueba) throw new Error('the API is not there before the tests begin')
    return api.prueba
  }
  return { entrar, server, onWayOut, base }
}
