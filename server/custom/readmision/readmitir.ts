import type { Context } from 'hono'
import { avisosDeReadmision } from '../../../src/domain/avisos/avisosDeReadmision.ts'
import { loNuevo, porReadmision } from '../../../src/domain/readmision.ts'
import { resources } from '../../../src/resources/index.ts'
import type { Values } from '../../../src/schema/kinds.ts'
import { validate, type Errors } from '../../../src/schema/validate.ts'
import { closeSessions } from '../../auth/sesion.ts'
import type { AppEnv } from '../../context.ts'
import { readPlanOf } from '../../crud/read/readPlan.ts'
import { storedRecordOf } from '../../crud/read/storedRecord.ts'
import { insertAll } from '../../crud/write/create.ts'
import { brokenPointers } from '../../crud/write/judgeValues.ts'
import { writeContextOf } from '../../crud/write/writeContext.ts'
import { inWrite } from '../../crud/write/inWrite.ts'
import { refuseErrors } from '../../crud/write/refuse.ts'
import { storeJudged } from '../../crud/write/update.ts'
import { cucDe } from '../../auth/cucDe.ts'
import { anteriorDe } from './anteriorDe.ts'
import { loQueQueda } from './loQueQueda.ts'
import { pauseServicios } from '../../academico/pauseServicios.ts'

/** Body of a readmission: who, and the new values. */
export type Readmision = { matricula_anterior: string; fecha_nacimiento: string } & Readonly<Record<string, unknown>>

/**
 * Readmits a person under a new matrícula that points to the old one and takes over its account and the social service of which only papers are left; closes the old record.
 * The 404 reveals nothing unless matrícula and birth date fit together.
 */
export const readmitir = (c: Context<AppEnv>, { matricula_anterior, fecha_nacimiento, ...dicho }: Readmision) => {
  const context = { ...writeContextOf(c, readPlanOf(resources.estudiantes)), motivo: porReadmision }
  const { plan, call } = context
  return inWrite(context.db, plan.resource, async tx => {
    const { clave_cuc, ...anterior } = await anteriorDe(tx, matricula_anterior, fecha_nacimiento, cucDe(call.usuario))
    const before = await storedRecordOf(tx, plan, call, anterior.matricula)
    const pedido = { ...before.values, ...Object.fromEntries(loNuevo.map(name => [name, dicho[name]])) }
    const { values, errors } = validate(resources.estudiantes, 'create', pedido, call)
    refuseErrors(deLoNuevo(errors))
    const after: Values = {
      ...before.values,
      ...Object.fromEntries(loNuevo.map(name => [name, values[name]])),
      estatus: 1,
      continua: false,
      matricula_anterior: anterior.matricula,
    }
    refuseErrors(deLoNuevo(await brokenPointers(tx, context, after)))
    const { id_usuario } = anterior
    const cerrado = { ...before.values, estatus: 0, continua: true }
    await storeJudged(tx, context, { before, values: cerrado, passed: [], id_usuario: null })
    const [nuevo] = await insertAll(tx, context, [{ values: after, id_usuario }])
    if (id_usuario) {
      await context.changeAccounts(tx, [{ id: id_usuario, activo: true }])
      await closeSessions(tx, [id_usuario])
    }
    await pauseServicios(tx, context, [{ matricula: String(after.matricula), activo: true }])
    const registro = nuevo?.registro ?? {}
    const caso = {
      anterior: anterior.matricula,
      nueva: String(after.matricula),
      nombre: String(registro.nombreC ?? ''),
      clave_cuc,
    }
    await context.tell(tx, avisosDeReadmision({ ...caso, ...(await loQueQueda(tx, anterior.matricula)) }))
    return registro
  })
}

/** Keeps the errors of the new fields: what the old record had wrong is no fault of what is said now. */
const deLoNuevo = (errors: Errors): Errors =>
  Object.fromEntries(loNuevo.flatMap(name => (errors[name] ? [[name, errors[name]]] : [])))
