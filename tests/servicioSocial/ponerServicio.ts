import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../../server/contexto.ts'
import { movimientosDeServicio } from '../../server/custom/servicioSocial/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { archivos } from '../../server/files/tables.ts'
import { fases } from '../../src/domain/servicioSocial/fases.ts'
import { estadoDeServicio, faseActual, turno, type Servicio } from '../../src/domain/servicioSocial/servicio.ts'
import { informacionDeServicio } from '../harness/servicios.ts'

const { serviciosSociales } = tables

/** A service in which these phases stand so, and the others are still to come. */
export const en = (
  cambios: Partial<Record<number, Servicio['estados'][number]>>,
  periodo: Servicio['periodo'] = 'anio',
): Servicio => ({ periodo, estados: fases.map((_, fase) => cambios[fase] ?? 'pendiente') })

/** Puts a student's service into a state, step by step as the tables want it. */
export const ponerServicio = async (
  db: Db,
  servicio: Servicio,
  { id, matricula }: { id: string; matricula: string },
  momento: Date,
) => {
  const suyo = eq(serviciosSociales.matricula_estudiante, matricula)
  await db
    .delete(movimientosDeServicio)
    .where(
      inArray(
        movimientosDeServicio.id_servicio_social,
        db.select({ id: serviciosSociales.id_servicio_social }).from(serviciosSociales).where(suyo),
      ),
    )
  await db.delete(serviciosSociales).where(suyo)
  const informacion = servicio.periodo ? { ...informacionDeServicio, periodo: servicio.periodo } : {}
  await db.insert(serviciosSociales).values({
    id_servicio_social: id,
    matricula_estudiante: matricula,
    ...informacion,
    fase: faseActual(servicio),
    status: estadoDeServicio(servicio),
    turno: turno(servicio),
  })
  const archivo = await guardado(db, momento)
  const paso = (fase: number, cual: number, status: Servicio['estados'][number]) => ({
    id_servicio_social: id,
    fase,
    paso: cual,
    status,
    comentario: status === 'rechazado' ? 'Falta la firma' : null,
    archivo: status === 'enviado' && fase > 0 ? archivo : null,
    autor: 'Quien sea',
    momento,
  })
  const pasos = servicio.estados.flatMap((estado, fase) =>
    fase === 11
      ? estado === 'aceptado'
        ? [paso(fase, 1, 'aceptado')]
        : []
      : [
          ...(fase === 0 ? [paso(0, 0, 'pendiente')] : []),
          ...(estado === 'pendiente' ? [] : [paso(fase, 1, 'enviado')]),
          ...(estado === 'aceptado' || estado === 'rechazado' ? [paso(fase, 2, estado)] : []),
        ],
  )
  if (pasos.length) await db.insert(movimientosDeServicio).values(pasos)
}

const guardado = async (db: Db, creado_en: Date) => {
  const [ya] = await db.select({ id: archivos.id_archivo }).from(archivos).where(eq(archivos.nombre, 'puesto.pdf'))
  if (ya) return ya.id
  const [nuevo] = await db
    .insert(archivos)
    .values({ nombre: 'puesto.pdf', tamanio: 5, huella: '', contenido: Buffer.from('%PDF-'), creado_en })
    .returning()
  return nuevo?.id_archivo ?? ''
}
