import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { avisosDeReadmision } from '../../../src/domain/avisos/avisosDeReadmision.ts'
import { faltaParaReadmitir, loNuevo, porReadmision, sinEstudiante } from '../../../src/domain/readmision.ts'
import { resources } from '../../../src/resources/index.ts'
import type { Values } from '../../../src/schema/kinds.ts'
import { isUnprintable } from '../../../src/language/texto.ts'
import { validate, type Errors } from '../../../src/schema/validate.ts'
import { pausarServicios } from '../../academico/pausarServicios.ts'
import { closeSessions } from '../../auth/sesion.ts'
import type { AppEnv, Queryable } from '../../context.ts'
import { tellAll } from '../../crud/notices/tellAll.ts'
import { readPlanOf } from '../../crud/read/readPlan.ts'
import { storedRecordOf } from '../../crud/read/storedRecord.ts'
import { recordChanges } from '../../crud/recordChange.ts'
import { brokenPointers } from '../../crud/write/judgeValues.ts'
import { writeContextOf } from '../../crud/write/writeContext.ts'
import { inWrite } from '../../crud/write/inWrite.ts'
import { refuseErrors } from '../../crud/write/refuse.ts'
import { historySnapshot, rowOf } from '../../crud/write/rowOf.ts'
import { cucDe } from '../../auth/cucDe.ts'
import { Falla } from '../../http/Falla.ts'
import { loQueQueda } from './loQueQueda.ts'
import { placeOf } from '../../academico/belonging.ts'
import { tables } from '../../university/tables.ts'

const { estudiantes } = tables

type Readmision = { matricula_anterior: string; fecha_nacimiento: string } & Readonly<Record<string, unknown>>

/**
 * Readmits a person under a new matrícula that points to the old one. The new record takes what is asked anew and the
 * rest from the old one; the account moves to it, and the old record becomes inactive and closed. The 404 reveals
 * nothing of anybody who is not named by matrícula and birth date together.
 */
export const readmitir = (c: Context<AppEnv>, { matricula_anterior, fecha_nacimiento, ...dicho }: Readmision) => {
  const context = writeContextOf(c, readPlanOf(resources.estudiantes))
  const { usuario, options } = c.var
  const { plan, momento } = context
  return inWrite(context.db, plan.resource, async tx => {
    const { clave_cuc, ...anterior } = await anteriorDe(tx, matricula_anterior, fecha_nacimiento, cucDe(usuario))
    const before = await storedRecordOf(tx, plan, context.call, anterior.matricula)
    const nuevo = Object.fromEntries(loNuevo.map(name => [name, dicho[name]]))
    const pedido = { ...before.values, ...nuevo }
    const { values, errors } = validate(resources.estudiantes, 'create', pedido, context.call)
    refuseErrors(deLoNuevo(errors))
    const after: Values = {
      ...before.values,
      ...Object.fromEntries(loNuevo.map(name => [name, values[name]])),
      estatus: 1,
      continua: false,
      matricula_anterior: anterior.matricula,
    }
    refuseErrors(deLoNuevo(await brokenPointers(tx, context, after)))
    const cerrado = { estatus: 0, continua: true } as const
    await tx
      .update(estudiantes)
      .set({ ...cerrado, id_usuario: null, version: anterior.version + 1 })
      .where(eq(estudiantes.matricula, anterior.matricula))
    await tx.insert(plan.table).values(rowOf(resources.estudiantes, after, anterior.id_usuario))
    if (anterior.id_usuario) {
      await context.changeAccounts(tx, [{ id: anterior.id_usuario, activo: true }])
      await closeSessions(tx, [anterior.id_usuario])
    }
    await pausarServicios(tx, context, [{ matricula: anterior.matricula, activo: false }])
    const nueva = String(after.matricula)
    await recordChanges(tx, [
      {
        entidad: 'estudiantes',
        clave: anterior.matricula,
        version: anterior.version + 1,
        accion: 'update',
        usuario,
        momento,
        motivo: porReadmision,
        antes: { estatus: anterior.estatus, continua: false },
        despues: cerrado,
      },
      {
        entidad: 'estudiantes',
        clave: nueva,
        version: 1,
        accion: 'create',
        usuario,
        momento,
        motivo: porReadmision,
        despues: historySnapshot(resources.estudiantes, after),
      },
    ])
    const { registro } = await storedRecordOf(tx, plan, context.call, nueva)
    const caso = { anterior: anterior.matricula, nueva, nombre: String(registro.nombreC ?? ''), clave_cuc }
    await tellAll(tx, options, avisosDeReadmision({ ...caso, ...(await loQueQueda(tx, anterior.matricula)) }), usuario)
    return registro
  })
}

/** Returns the record that matrícula and birth date name together, locked until the transaction ends, and its CUC; 404 when there is none, 409 where it cannot go on at this one. */
const anteriorDe = async (tx: Queryable, matricula: string, fecha_nacimiento: string, aqui: string) => {
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

/** Keeps the errors of the new fields: what the old record had wrong is no fault of what is said now. */
const deLoNuevo = (errors: Errors): Errors =>
  Object.fromEntries(loNuevo.flatMap(name => (errors[name] ? [[name, errors[name]]] : [])))
