import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { antesDeReadmitir } from '../../../src/domain/readmision.ts'
import { nombreCompleto } from '../../../src/domain/personas.ts'
import { serviciosHasta } from '../../academico/queSigue.ts'
import { cucDe } from '../../auth/cucDe.ts'
import type { AppEnv } from '../../context.ts'
import { inTransaction } from '../../db/inTransaction.ts'
import { tables } from '../../university/tables.ts'
import { anteriorDe } from './anteriorDe.ts'
import { loAbierto } from './loQueQueda.ts'
import type { Readmision } from './readmitir.ts'

const { programas, serviciosSociales: servicios } = tables

/** Returns the person whom a readmission would take over, with the programme from before, and what it would leave behind, end or carry on. Refuses as the readmission does. */
export const adviseReadmision = (c: Context<AppEnv>, { matricula_anterior, fecha_nacimiento }: Readmision) =>
  inTransaction(c.var.db, async tx => {
    const fila = await anteriorDe(tx, matricula_anterior, fecha_nacimiento, cucDe(c.var.usuario))
    const { matricula, nombre, apellidopaterno, apellidomaterno } = fila
    const [programa] = await tx
      .select({ nombre: programas.nombre })
      .from(programas)
      .where(eq(programas.clave, fila.clave_programa))
    const susServicios = await tx
      .select({ matricula: servicios.matricula_estudiante, fase: servicios.fase, status: servicios.status })
      .from(servicios)
      .where(serviciosHasta(matricula))
      .orderBy(servicios.matricula_estudiante)
    return {
      matricula,
      nombre: nombreCompleto(nombre, apellidopaterno, apellidomaterno),
      programa: programa?.nombre ?? null,
      avisos: antesDeReadmitir(await loAbierto(tx, matricula), susServicios),
    }
  })
