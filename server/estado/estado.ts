import { Hono } from 'hono'
import type { EstadoDelSistema } from '../../src/domain/estadoDelSistema.ts'
import { requireSession } from '../auth/sesion.ts'
import type { AppEnv } from '../context.ts'
import { requireRoles } from '../crud/requireRoles.ts'
import { answerSuccess } from '../http/answerSuccess.ts'
import { partes } from './partes.ts'

/** Answers `GET estado`: the installation part by part, and what is to be done. A part that cannot be read says so, and the others are told. */
export const estado = new Hono<AppEnv>().get(
  '/estado',
  requireSession,
  requireRoles('coordinador', 'administrativo'),
  async c => {
    const { db, options } = c.var
    const dicho: EstadoDelSistema = {
      momento: options.now().toISOString(),
      partes: (
        await Promise.all(
          Object.entries(partes).map(async ([parte, leer]) => {
            const leida = await leer(db, options).catch(() => ilegible)
            return leida ? [{ parte, ...leida }] : []
          }),
        )
      ).flat(),
    }
    return answerSuccess(c, 'Estado del sistema', dicho)
  },
)

const ilegible = {
  estado: 'mal',
  dicho: 'No se pudo leer',
  hacer: 'Busque en el registro del programa qué pasó.',
} as const
