import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { hoyEnMexico } from '../../../src/domain/fechas.ts'
import { avisoDeActivacion } from '../../../src/domain/avisos/avisosDeServicio.ts'
import { porcentajeEnTexto } from '../../../src/domain/porcentaje.ts'
import { universidad } from '../../../src/domain/universidad.ts'
import { avances } from '../../academico/avances.ts'
import { quienEstudia } from '../../academico/quienEstudia.ts'
import type { AppEnv } from '../../contexto.ts'
import { tellAll } from '../../crud/notices/tellAll.ts'
import { recordChange } from '../../crud/recordChange.ts'
import { inTransaction } from '../../db/inTransaction.ts'
import { tables } from '../../university/tables.ts'
import { Falla } from '../../http/Falla.ts'
import { idDeServicio } from './registro.ts'
import { movimientosDeServicio } from './tables.ts'

const { estudiantes, serviciosSociales } = tables

/** Opens the service of a candidate of the own CUC. 409 for who has one, is inactive, or has not passed enough subjects. (B §4) */
export const activar = (c: Context<AppEnv>, matricula: string): Promise<string> => {
  const { db, usuario, opciones } = c.var
  const momento = opciones.hoy()
  return inTransaction(db, async tx => {
    const { nombreC, clave_cuc } = await quienEstudia(tx, usuario, matricula, { bloqueado: true })
    if (await idDeServicio(tx, matricula)) throw new Falla(409, 'El estudiante ya tiene un servicio social')
    const [{ estatus } = { estatus: 0 }] = await tx
      .select({ estatus: estudiantes.estatus })
      .from(estudiantes)
      .where(eq(estudiantes.matricula, matricula))
    if (estatus !== 1) throw new Falla(409, 'El estudiante está inactivo')
    const avance = (await avances(tx, eq(estudiantes.matricula, matricula))).get(matricula)
    if (!avance?.alcanzaServicioSocial) {
      throw new Falla(
        409,
        `El estudiante ha acreditado el ${porcentajeEnTexto(avance?.materias.porcentaje ?? 0)} de las materias de su malla y el servicio social requiere el ${universidad.umbralServicioSocial} %`,
      )
    }
    const [fila] = await tx
      .insert(serviciosSociales)
      .values({
        matricula_estudiante: matricula,
        fase: 0,
        status: 'pendiente',
        turno: 'estudiante',
        ultimo_movimiento: hoyEnMexico(momento),
      })
      .returning()
    if (!fila) throw new Error('the service was not stored')
    const { id_servicio_social, version } = fila
    await tx.insert(movimientosDeServicio).values({
      id_servicio_social,
      fase: 0,
      paso: 0,
      status: 'pendiente',
      usuario_id: usuario.id,
      autor: usuario.nombre || usuario.email,
      momento,
    })
    await recordChange(tx, {
      entidad: 'serviciosSociales',
      clave: id_servicio_social,
      version,
      accion: 'create',
      usuario,
      momento,
      despues: { matricula_estudiante: matricula, status: 'pendiente' },
    })
    const caso = { id: id_servicio_social, matricula, nombre: nombreC, clave_cuc }
    await tellAll(tx, opciones, [avisoDeActivacion(caso)], usuario)
    return id_servicio_social
  })
}
