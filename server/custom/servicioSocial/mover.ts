import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { hoyEnMexico } from '../../../src/domain/fechas.ts'
import { avisosDeServicio } from '../../../src/domain/avisos/avisosDeServicio.ts'
import { duraciones, fases } from '../../../src/domain/servicioSocial/fases.ts'
import { faltaDeTransicion } from '../../../src/domain/servicioSocial/faltaDeTransicion.ts'
import { despuesDe, estadoDeServicio, faseActual, turno } from '../../../src/domain/servicioSocial/servicio.ts'
import { transicion, type Accion } from '../../../src/domain/servicioSocial/transiciones.ts'
import type { Values } from '../../../src/schema/kinds.ts'
import { quienEstudia } from '../../academico/quienEstudia.ts'
import type { AppEnv } from '../../contexto.ts'
import { tellAll } from '../../crud/notices/tellAll.ts'
import { recordChange } from '../../crud/recordChange.ts'
import { inTransaction } from '../../db/inTransaction.ts'
import { tables } from '../../university/tables.ts'
import { Falla } from '../../http/Falla.ts'
import { storeFile } from '../../files/storeFile.ts'
import type { Pdf } from '../../files/pdfRecibido.ts'
import { movimientosDe, servicioSegun, ultimoDe } from './movimientos.ts'
import { servicioDe, type Identificacion } from './servicioDe.ts'
import { movimientosDeServicio } from './tables.ts'
import { yaOcurrio } from './yaOcurrio.ts'

/** What goes with a step: a comment, a file, the information. Judged once the step is known to be allowed. */
export type Contenido = { comentario?: string; pdf?: Pdf; informacion?: Values }
type Paso = { accion: Accion; fase: number; contenido?: () => Contenido }

const { serviciosSociales } = tables

/**
 * Takes one step of the machine: its row, its file, where the service now stands and the history, all or nothing. The second caller finds the
 * step taken: 409 says by whom and when. (B §4)
 */
export const mover = (
  c: Context<AppEnv>,
  cual: Identificacion,
  { accion, fase, contenido = () => ({}) }: Paso,
): Promise<string> => {
  const { db, usuario, opciones } = c.var
  const momento = opciones.hoy()
  return inTransaction(db, async tx => {
    const fila = await servicioDe(tx, usuario, cual)
    const { id_servicio_social: id, version } = fila
    const movimientos = await movimientosDe(tx, id)
    const antes = servicioSegun(duracion(fila.periodo), movimientos)
    const ultimo = ultimoDe(movimientos, fase)
    const falta = faltaDeTransicion(antes, accion, fase)
    if (falta) throw yaOcurrio(ultimo, accion, usuario) ?? new Falla(409, falta)

    const { comentario = null, pdf, informacion = {} } = contenido()
    const despues = despuesDe(antes, accion, fase, duracion(informacion.periodo) ?? antes.periodo)
    const status = transicion(accion, fase)?.hacia ?? 'pendiente'
    const archivo = pdf ? await storeFile(tx, pdf, { usuario, momento }) : null
    const autor = usuario.nombre || usuario.email
    await tx.insert(movimientosDeServicio).values({
      id_servicio_social: id,
      fase,
      paso: (ultimo?.paso ?? 0) + 1,
      status,
      comentario,
      archivo,
      usuario_id: usuario.id,
      autor,
      momento,
    })
    const donde = {
      fase: faseActual(despues),
      status: estadoDeServicio(despues),
      turno: turno(despues),
      ultimo_movimiento: hoyEnMexico(momento),
    }
    await tx
      .update(serviciosSociales)
      .set({ ...informacion, ...donde, version: version + 1 })
      .where(eq(serviciosSociales.id_servicio_social, id))

    const { clave } = fases[fase] ?? fases[0]
    await recordChange(tx, {
      entidad: 'serviciosSociales',
      clave: id,
      version: version + 1,
      accion: 'update',
      usuario,
      momento,
      motivo: comentario,
      antes: { ...fila, [clave]: antes.estados[fase], comentario: null, archivo: null },
      despues: {
        ...fila,
        ...informacion,
        ...donde,
        version: version + 1,
        [clave]: status,
        comentario,
        archivo: pdf?.nombre ?? null,
      },
    })
    const { matricula, nombreC: nombre, clave_cuc } = await quienEstudia(tx, usuario, fila.matricula_estudiante)
    const caso = { id, matricula, nombre, clave_cuc }
    await tellAll(tx, opciones, avisosDeServicio({ ...caso, accion, fase, comentario, despues }), usuario)
    return id
  })
}

const duracion = (dicha: unknown) => duraciones.find(([cada]) => cada === dicha)?.[0] ?? null
