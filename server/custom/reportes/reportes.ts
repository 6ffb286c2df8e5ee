import { eq } from 'drizzle-orm'
import { Hono, type Context } from 'hono'
import { hoyEnMexico } from '../../../src/domain/fechas.ts'
import { requireSession } from '../../auth/sesion.ts'
import { requireRoles } from '../../crud/requireRoles.ts'
import type { AppEnv } from '../../context.ts'
import { tables } from '../../university/tables.ts'
import { answerSuccess } from '../../http/answerSuccess.ts'
import { asistencia } from './asistencia.ts'
import { beginReportes } from './enviosDeReporte.ts'
import { firmasDe } from '../../firmas/firmasDe.ts'
import { grupoDe } from './grupoDe.ts'

const { cucs, periodos, programas } = tables

/** Answers the attendance report of a group in a period. When the school office reads it, its reports begin, once however often it is read. (B §4; A §3) */
const informacion = async (c: Context<AppEnv>) => {
  const { db, usuario, options } = c.var
  const grupo = await grupoDe(db, usuario, c.req.param('clave_grupo'), c.req.param('id_periodo'))
  const { clave_grupo, id_periodo } = grupo
  const hoy = hoyEnMexico(options.now())
  if (usuario.rol === 'escolar') await beginReportes(c, grupo)
  const [datos, { directivo, escolarCentral, rector, coordinador }, [periodo], [programa], [cuc]] = await Promise.all([
    asistencia(db, grupo, hoy),
    firmasDe(db, grupo.clave_cuc, hoy),
    db
      .select({ nombre: periodos.nombre, fecha_inicio: periodos.fecha_inicio, fecha_final: periodos.fecha_final })
      .from(periodos)
      .where(eq(periodos.id_periodo, id_periodo)),
    db
      .select({ clave_programa: programas.clave, nombre: programas.nombre, modalidad: programas.modalidad })
      .from(programas)
      .where(eq(programas.clave, grupo.clave_programa)),
    db.select({ clave_cuc: cucs.clave, nombre: cucs.nombre }).from(cucs).where(eq(cucs.clave, grupo.clave_cuc)),
  ])
  const firmantes = { directivo, escolarCentral, rector, coordinador }
  return answerSuccess(c, '', {
    ...datos,
    ...firmantes,
    grupo: { clave_grupo, nombre: grupo.nombre },
    periodo,
    programa,
    cuc,
  })
}

/** Route of what the attendance report prints. The reports themselves are the cases of the process `reportes_de_grupos`. */
export const reportes = new Hono<AppEnv>().get(
  '/grupo/:clave_grupo/periodo/:id_periodo/materias/estudiantes',
  requireSession,
  requireRoles('escolar', 'coordinador'),
  informacion,
)
