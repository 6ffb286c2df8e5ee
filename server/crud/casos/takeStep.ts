import type { Context } from 'hono'
import { standing } from '../../../src/schema/process/process.ts'
import { isOpenTo } from '../../../src/schema/process/stepsOf.ts'
import type { AppEnv } from '../../contexto.ts'
import { inTransaction } from '../../db/inTransaction.ts'
import { Falla } from '../../http/Falla.ts'
import type { Registro } from '../read/recordOf.ts'
import { toFalla } from '../write/toFalla.ts'
import { alreadyDone } from './alreadyDone.ts'
import {
  caseWork,
  changeCase,
  changesIn,
  judgedFields,
  lockCase,
  writeMovement,
  type CaseResource,
} from './caseWork.ts'
import { movementsOf } from './movements.ts'
import { fingerprintOf, type Said } from './said.ts'
import { setRecord } from './setRecord.ts'
import { markOf, storedFile } from './storedFile.ts'
import { tellState } from './tellCase.ts'

/**
 * Takes one step of a case: held, judged, written with what goes with it, where the case now stands, what it sets in its record and the history, all or
 * nothing. The same sending again is the same step; whoever comes second is told who came first and when.
 */
export const takeStep = (c: Context<AppEnv>, resource: CaseResource, name: string, key: string, said: Said) =>
  inTransaction(c.var.db, async (tx): Promise<Registro> => {
    const work = caseWork(c, tx, resource)
    const { process, today } = work
    const { usuario } = c.var
    const step = process.steps[name]
    if (!step) throw new Error(`${resource.name} has no step «${name}»`)
    const before = await lockCase(work, key)
    const movements = await movementsOf(tx, resource.name, before.key)
    const last = movements.at(-1)
    const fieldNames = step.with?.fields ?? []
    const markAfter = (n: number, fields: object) =>
      fingerprintOf(resource.name, before.key, n, name, usuario.id, said.comment, markOf(said), fields)
    if (!isOpenTo(step, before.values)) {
      const sent = Object.fromEntries(fieldNames.map(each => [each, before.values[each] ?? null]))
      if (last && last.usuario_id === usuario.id && last.huella === markAfter(last.n - 1, sent)) return before.registro
      throw alreadyDone(resource, step, last, usuario)
    }
    if (said.after !== undefined && last && said.after !== last.n)
      throw alreadyDone(resource, { ...step, from: last.de ?? '' }, last, usuario)

    const stands = { ...before.values, ...standing(process, step.to, today) }
    const fields = await judgedFields(work, fieldNames, said.values, stands)
    const judged = step.guard?.({ ...before.values, ...fields }, today) ?? true
    if (judged !== true) throw new Falla(409, judged)
    const n = last?.n ?? 0
    const { id_archivo } = await storedFile(work, said)
    await tellState(work, before, step.to, said.comment)
    const registro = await setRecord(work, String(before.values[process.of]), step.sets)
    const caso = changesIn(fieldNames, before.values, fields)
    await writeMovement(work, {
      caso: before.key,
      n: n + 1,
      paso: name,
      de: String(before.values.estado),
      a: step.to,
      comentario: said.comment,
      archivo: id_archivo,
      huella: markAfter(n, fields),
      deshace: null,
      cambios: registro || caso ? { ...(registro && { registro }), ...(caso && { caso }) } : null,
    })
    return (await changeCase(work, before, { ...fields, ...standing(process, step.to, today) }, said.comment)).registro
  }).catch((error: unknown) => {
    throw toFalla(resource, error)
  })
