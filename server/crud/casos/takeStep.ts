import type { Context } from 'hono'
import { registered } from '../../../src/schema/registered.ts'
import { judgeStep, phaseAt, phaseStates } from '../../../src/schema/process/phases.ts'
import type { AppEnv, Queryable } from '../../contexto.ts'
import { inTransactionAgain } from '../../db/inTransactionAgain.ts'
import { Falla } from '../../http/Falla.ts'
import type { StoredRecord } from '../read/storedRecord.ts'
import { toFalla } from '../write/toFalla.ts'
import { alreadyDone } from './alreadyDone.ts'
import {
  caseWork,
  changeCase,
  changesIn,
  fieldsWith,
  fileInHistory,
  judgedFields,
  lockCase,
  roomOf,
  saidFields,
  writeMovement,
  type CaseResource,
} from './caseWork.ts'
import { movementsOf, standsAfter } from './movements.ts'
import { readTold } from './readTold.ts'
import { fingerprintOf, refuseSaid, type Said } from './said.ts'
import { setRecord } from './setRecord.ts'
import { keptSheet, markWith } from './sheetRoom.ts'
import { storedFile } from './storedFile.ts'
import { tellState } from './tellCase.ts'

/**
 * Takes one step of a case: held, judged, written with what goes with it, where the case now stands, what it sets in its record and the history, all or
 * nothing. The same sending again is the same step; whoever comes second is told who came first and when.
 */
export const takeStep = (
  c: Context<AppEnv>,
  resource: CaseResource,
  { name, key, phase }: { name: string; key: string | undefined; phase?: number | undefined },
  said: Said,
  db: Queryable = c.var.db,
) =>
  inTransactionAgain(db, async (tx): Promise<StoredRecord> => {
    const work = caseWork(c, tx, resource)
    const { process, today } = work
    const { usuario } = c.var
    const step = registered(process.steps, name)
    const fieldNames = fieldsWith(resource, step.with)
    if (!fieldNames.length && phase === undefined) refuseSaid(said)
    const before = await lockCase(work, key)
    const movements = await movementsOf(tx, resource.name, before.key)
    const last = movements.at(-1)
    const states = phaseStates(process, movements)
    const state = states?.find((_, nth) => nth === phase) ?? String(before.values.estado)
    const { open, fault } = judgeStep(process, name, step, { values: before.values, state, phase, states })
    const there = phase === undefined ? last : movements.findLast(({ fase }) => fase === phase)
    const mark = markWith(work, step.with, said)
    const markAfter = (n: number, fields: object) =>
      fingerprintOf(resource.name, before.key, n, phase, name, usuario.id, said.comment, mark, fields)
    if (!open) {
      const { fields } = saidFields(work, fieldNames, said, before.values)
      const same = last && last.huella === markAfter(last.n - 1, fields)
      if (same && step.again !== 'refused') return before
      throw alreadyDone(resource, { ...step, name }, state, there, usuario, fault)
    }
    const { after: known } = said
    const newest = there ?? last
    if (known !== undefined && last && newest && (known < (there?.n ?? 0) || known > last.n))
      throw alreadyDone(resource, { label: step.label, from: newest.de }, newest.a, newest, usuario)

    said.judge?.()
    const taken = { fase: phase ?? null, a: step.to }
    const stands = standsAfter(process, before.values, movements, taken, today)
    const fields = await judgedFields(work, fieldNames, said, { ...before.values, ...stands })
    const judged = step.guard?.({ ...before.values, ...fields }, today) ?? true
    if (judged !== true) throw new Falla(409, judged)
    const of = String(before.values[process.of])
    const sheet = await keptSheet(work, step.with, name, of, said)
    const given = { ...(await roomOf(work, step.room, { ...before.values, ...fields })), ...sheet.values }
    const n = last?.n ?? 0
    const archivo = await storedFile(work, said)
    const after = phaseStates(process, [...movements, taken])
    await tellState(work, before, step.to, { step: name, comment: said.comment, phase, states: after })
    await readTold(work, before.key)
    const registro = await setRecord(work, of, step.sets)
    const caso = changesIn([...fieldNames, ...Object.keys(given)], before.values, { ...fields, ...given })
    await writeMovement(work, {
      caso: before.key,
      n: n + 1,
      paso: name,
      fase: phase ?? null,
      de: state,
      a: step.to,
      comentario: said.comment,
      archivo,
      huella: markAfter(n, fields),
      deshace: null,
      cambios: registro || caso ? { ...(registro && { registro }), ...(caso && { caso }) } : null,
    })
    const told = { ...before.values, ...fields, ...given }
    const values = { ...fields, ...given, ...standsAfter(process, told, movements, taken, today) }
    const file = fileInHistory(step.with, said)
    const moved = phaseAt(process, phase)?.name
    return changeCase(work, before, values, said.comment, {
      antes: { ...file.antes, ...sheet.antes, ...(moved && { [moved]: state }) },
      despues: { ...file.despues, ...sheet.despues, ...(moved && { [moved]: step.to }) },
    })
  }).catch((error: unknown) => {
    throw toFalla(resource, error)
  })
