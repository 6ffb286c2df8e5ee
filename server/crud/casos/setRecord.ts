import { resourceNamed } from '../../../src/schema/house.ts'
import { fieldLabel } from '../../../src/schema/record/fieldLabel.ts'
import type { Values } from '../../../src/schema/kinds.ts'
import type { Sets } from '../../../src/schema/process/process.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import { Falla } from '../../http/Falla.ts'
import { readPlanOf, type ReadPlan } from '../read/readPlan.ts'
import { type StoredRecord, lockForWrite } from '../read/storedRecord.ts'
import { isSameValue } from '../recordChange.ts'
import type { WriteContext } from '../write/writeContext.ts'
import { patchedValues } from '../write/patchedValues.ts'
import { changeTo } from '../write/update.ts'
import { changesIn } from './changeCase.ts'
import type { CaseWork } from './caseWork.ts'
import type { Changes } from './tables.ts'

/** Returns the read plan of the record that a case is of. */
export const recordOfCase = ({ resource, process }: Pick<CaseWork, 'resource' | 'process'>) =>
  readPlanOf(referredResource(resource, process.of))

/** Returns the resource that a field of a case refers to; throws for a field that is no reference, a defect of the declaration. */
export const referredResource = ({ name, fields }: Pick<AnyResource, 'name' | 'fields'>, of: string): AnyResource => {
  const field = fields[of]
  if (field?.kind !== 'reference') throw new Error(`${name}.${of} leads to nobody`)
  return resourceNamed(field.to)
}

/** Writes what a step sets into the record of its case, as its form would: validated, with account, version and history. Answers what it changed. */
export const setRecord = async (work: CaseWork, key: string, sets: Sets | undefined): Promise<Changes['registro']> => {
  if (!sets) return undefined
  const context = writing(work)
  const before = await lockForWrite(work.tx, context, key)
  const values: Values = typeof sets === 'function' ? sets(before.values) : sets
  const after = await writeRecord(work, before, values)
  return changesIn(Object.keys(values), before.values, after.values)
}

/** Gives the record back its values from before a step; 409 when somebody changed one of them since. */
export const restoreRecord = async (
  work: CaseWork,
  key: string,
  { antes, despues }: NonNullable<Changes['registro']>,
) => {
  const before = await lockForWrite(work.tx, writing(work), key)
  const { values } = before
  const changedName = Object.keys(despues).find(name => !isSameValue(values[name], despues[name]))
  if (changedName !== undefined) {
    const label = fieldLabel(recordOfCase(work).resource, changedName)
    throw new Falla(409, `Ya no se puede deshacer: «${label}» cambió después`)
  }
  await writeRecord(work, before, antes)
}

const writeRecord = async (work: CaseWork, before: StoredRecord, values: Values): Promise<StoredRecord> => {
  const context = writing(work)
  return changeTo(work.tx, context, before, await patchedValues(work.tx, context, before, values))
}

/** Returns a write without the record's own scope: the process says who takes the step, and whoever may also writes what it sets. */
const writing = (work: CaseWork): WriteContext => {
  const plan = recordOfCase(work)
  const open = openedPlans.get(plan) ?? openTo(plan)
  openedPlans.set(plan, open)
  return { ...work.context, plan: open }
}

const openTo = (plan: ReadPlan): ReadPlan => {
  const { write = {}, ...rest } = plan.resource
  const { scope: _, ...open } = write
  return { ...plan, resource: { ...rest, write: open } }
}

/** One opened plan for each plan, so that what is put together for it is put together once. */
const openedPlans = new WeakMap<ReadPlan, ReadPlan>()
