import { and, eq, inArray, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import type { Values } from '../../../src/schema/kinds.ts'
import type { AppEnv, Queryable } from '../../contexto.ts'
import { inTransactionAgain } from '../../db/inTransactionAgain.ts'
import { Falla } from '../../http/Falla.ts'
import { notAllowed } from '../../http/notAllowed.ts'
import { ownKeys } from '../read/doorCondition.ts'
import { storedRecordOf } from '../read/storedRecord.ts'
import { recordChange } from '../recordChange.ts'
import { columnOf, keyFieldOf } from '../registry.ts'
import { historySnapshot } from '../write/rowOf.ts'
import { valueOf } from '../read/valueOf.ts'
import { missingRecord } from '../missingRecord.ts'
import { serverHouse } from '../serverHouse.ts'
import { toFalla } from '../write/toFalla.ts'
import {
  caseWork,
  fieldsWith,
  fileInHistory,
  judgedFields,
  roomOf,
  seesCase,
  writeMovement,
  type CaseResource,
  type CaseWork,
} from './caseWork.ts'
import { refusal } from './alreadyDone.ts'
import { movementsOf, opening, standsAfter } from './movements.ts'
import { fingerprintOf, type Said } from './said.ts'
import { recordOfCase, setRecord } from './setRecord.ts'
import { keptSheet, markWith } from './sheetRoom.ts'
import { storedFile } from './storedFile.ts'
import { tellState } from './tellCase.ts'

/** Begins a case: its record held, what goes with it judged and kept, its first step and its history written, all or nothing. 409 while the record has one that is not over, where that is declared. */
export const openCase = (c: Context<AppEnv>, resource: CaseResource, said: Said, db: Queryable = c.var.db) =>
  inTransactionAgain(db, async tx => {
    const work = caseWork(c, tx, resource)
    const { process, view, job, now, today } = work
    const { opens, of, phases } = process
    const fase = phases ? 0 : null
    const own = process.people[c.var.usuario.rol]?.sees === 'mine'
    const asked = fieldsWith(resource, opens.with)
    const names = Object.keys(resource.fields).filter(name => asked.includes(name) || (name === of && !own))
    const stands = {
      ...standsAfter(process, {}, [], { fase, a: opens.to }, today),
      ...(phases ? {} : { abierto: today }),
    }
    const mine: Values = own ? { [of]: await ownKey(work) } : {}
    const sent = { ...mine, ...(await judgedFields(work, names, said, { ...stands, ...mine })) }
    const key = await lockRecord(work, String(sent[of] ?? said.values[of]), own)
    if (opens.once && (await isUnderWay(work, key))) throw new Falla(409, opens.once)
    const mark = markWith(work, opens.with, said)
    const markOf = (id: string) =>
      fingerprintOf(resource.name, id, 0, opening, c.var.usuario.id, said.comment, mark, { ...sent, [of]: key })
    const there = opens.single && (await storedCase(work, key))
    if (opens.single && there) {
      const movements = await movementsOf(tx, resource.name, there)
      if (!movements.some(({ huella }) => huella === markOf(there)))
        throw refusal(resource, opens.single, movements[0], c.var.usuario)
      return storedRecordOf(tx, view, job.call, there)
    }
    said.judge?.()
    const judged = opens.guard?.({ ...stands, ...sent }, today) ?? true
    if (judged !== true) throw new Falla(409, judged)
    const sheet = await keptSheet(work, opens.with, opening, key, said)
    const given = { ...(await roomOf(work, opens.room, { ...stands, ...sent, [of]: key })), ...sheet.values }
    const fields: Values = { ...sent, [of]: key, ...given }

    const id = String(fields[resource.key] ?? (opens.single ? key : randomUUID()))
    await tx.insert(view.table).values({ ...fields, ...stands, [resource.key]: id })
    if (!(await seesCase(work, id))) throw notAllowed()
    const archivo = await storedFile(work, said)
    const registro = await setRecord(work, key, opens.sets)
    const { usuario } = c.var
    await writeMovement(work, {
      caso: id,
      n: 1,
      fase,
      paso: opening,
      de: null,
      a: opens.to,
      comentario: said.comment,
      archivo,
      huella: markOf(id),
      deshace: null,
      cambios: registro ? { registro } : null,
    })
    const after = await storedRecordOf(tx, view, job.call, id)
    await recordChange(tx, {
      entidad: resource.name,
      clave: id,
      version: after.version,
      accion: 'create',
      usuario,
      momento: now,
      despues: {
        ...historySnapshot(resource, after.values),
        ...fileInHistory(opens.with, said).despues,
        ...sheet.despues,
      },
    })
    await tellState(work, after, opens.to, { step: opening, comment: said.comment })
    return after
  }).catch((error: unknown) => {
    throw toFalla(resource, error)
  })

/** The record that the caller signs in with. */
const ownKey = async (work: CaseWork): Promise<string> => {
  const { table, resource } = recordOfCase(work)
  const key = columnOf(table, resource.key)
  const [row] = await work.tx
    .select({ key })
    .from(table)
    .where(inArray(key, ownKeys(work.resource, work.process.of, work.job.call)))
  if (!row) throw notAllowed()
  return String(row.key)
}

/** Makes who begins another case of the same record wait; its key may be typed in small letters. 404 when there is none, 403 when nobody told the caller of it. */
const lockRecord = async (work: CaseWork, said: string, own: boolean): Promise<string> => {
  const { table, resource } = recordOfCase(work)
  const key = columnOf(table, resource.key)
  const known = own ? sql`true` : serverHouse().mayLearnOf(resource, work.job.call)
  const rowOf = async (typed: string) => {
    const [found] = await work.tx
      .select({ key, known: sql<boolean>`coalesce(${known}, false)` })
      .from(table)
      .where(eq(key, valueOf(keyFieldOf(resource), typed) ?? null))
      .for('update')
    return found
  }
  const row = (await rowOf(said)) ?? (await rowOf(said.toUpperCase()))
  if (!row) throw missingRecord(resource)
  if (!row.known) throw notAllowed()
  return String(row.key)
}

/** The case that a record has, where it may have but one. */
const storedCase = async ({ tx, view, resource, process }: CaseWork, key: string): Promise<string | undefined> => {
  const [row] = await tx
    .select({ key: columnOf(view.table, resource.key) })
    .from(view.table)
    .where(eq(columnOf(view.table, process.of), key))
  return row && String(row.key)
}

const isUnderWay = async ({ tx, view, process }: CaseWork, key: string): Promise<boolean> => {
  const open = Object.entries(process.states)
    .filter(([, { end }]) => !end)
    .map(([name]) => name)
  const state = columnOf(view.table, 'estado')
  return (await tx.$count(view.table, and(eq(columnOf(view.table, process.of), key), inArray(state, open)))) > 0
}
