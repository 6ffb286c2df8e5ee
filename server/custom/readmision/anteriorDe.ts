import { eq } from 'drizzle-orm'
import { faltaParaReadmitir, sinEstudiante } from '../../../src/domain/readmision.ts'
import { resources } from '../../../src/resources/index.ts'
import { isUnprintable } from '../../../src/language/texto.ts'
import { placeOf } from '../../academico/belonging.ts'
import type { Queryable } from '../../db/queryable.ts'
import { Falla } from '../../http/Falla.ts'
import { tables } from '../../university/tables.ts'

const { estudiantes } = tables

/** Returns the record that matrícula and birth date name together, locked until the transaction ends, and its CUC; 404 when there is none, 409 where it cannot go on at this one. */
export const anteriorDe = async (tx: Queryable, matricula: string, fecha_nacimiento: string, aqui: string) => {
  const [fila] = isUnprintable(matricula)
    ? []
    : await tx.select().from(estudiantes).where(eq(estudiantes.matricula, matricula)).for('update')
  if (!fila || fila.fecha_nacimiento !== fecha_nacimiento) throw new Falla(404, sinEstudiante)
  const clave_cuc = (await placeOf(tx, resources.estudiantes, fila.matricula)) ?? ''
  const falta = faltaParaReadmitir({
    continua: fila.continua,
    activoEnOtroCuc: fila.estatus === 1 && clave_cuc !== aqui,
  })
  if (falta) throw new Falla(409, falta)
  return { ...fila, clave_cuc }
}
