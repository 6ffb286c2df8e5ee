import { enFrase } from '../../../src/language/enFrase.ts'
import { byName } from '../../../src/schema/record/byName.ts'
import { fileText } from '../../../src/schema/cells/fileText.ts'
import type { AnyField, Value, Values } from '../../../src/schema/kinds.ts'
import { mayWrite } from '../../../src/schema/doors/mayWrite.ts'
import { sealOfStored } from '../../../src/schema/record/sealOf.ts'
import { textOf } from '../../../src/schema/record/text.ts'
import type { StoredRecord } from '../read/storedRecord.ts'
import { isSameValue } from '../recordChange.ts'
import { judgePatch } from '../write/patchedValues.ts'
import { doubtsOf, isFilled } from './doubtsOf.ts'
import type { SheetRow } from './file/sheet.ts'
import { titleOfRow, fieldsOfRow, type Judgement, type Judging } from './judging.ts'

/** Judges a row of an existing record: what it would change, from what to what. */
export const judgeChange = async (judging: Judging, row: SheetRow, before: StoredRecord): Promise<Judgement> => {
  const { tx, context, read } = judging
  const { resource } = context.plan
  const { readValues, faults } = await read(row.celdas, before)
  const record = byName(resource, before.registro)
  const rest = { clave: before.key, titulo: titleOfRow(resource, record), dudas: [], before }
  const same = { ...rest, estado: 'igual' as const, cambios: {}, faltas: faults }
  if (Object.keys(readValues).length === 0) return same
  const state = mayWrite(resource, 'update', context.call.usuario.rol)
    ? sealOfStored(resource, 'update', before)
    : `Su rol no puede cambiar ${enFrase(resource.label.many)}: quite el renglón`
  const locked = Object.fromEntries(
    fieldsOfRow(resource, readValues)
      .filter(([, field]) => field.locked)
      .map(([name, field]) => [name, `«${field.label}» ya no se cambia: deje «${textOf(name, field, record)}»`]),
  )
  const { values, errors } = await judgePatch(tx, context, before, readValues)
  const faltas = { ...errors, ...locked, ...faults, ...(state ? { '': state } : {}) }
  const changed = Object.entries(resource.fields).filter(([name]) => !isSameValue(values[name], before.values[name]))
  const fresh = changed.map(([name]) => name)
  const dudas = [...judging.cellDoubts(row, readValues), ...doubtsOf(resource, readValues, values, fresh)]
  if (changed.length === 0) return { ...same, faltas, dudas }
  const changesInWords = changed.map(async ([name, field]) => {
    const after = cellOf(judging, row, name) ?? plain(values[name])
    return [name, [await textIn(judging, [name, field], record, { values: before.values, after }), after]] as const
  })
  const cambios = Object.fromEntries(await Promise.all(changesInWords))
  return { ...rest, estado: 'cambia', cambios, faltas, dudas, values }
}

/** Returns the text of a field before its change, said as its cell says the new one: a lookup by its number, as exports do, or by its name. */
const textIn = async (
  { context, words }: Judging,
  [name, field]: readonly [string, AnyField],
  record: Readonly<Record<string, unknown>>,
  { values, after }: { values: Values; after: string },
): Promise<string> =>
  field.kind === 'lookup' && !/^\d+$/.test(after)
    ? words.value(context.plan.resource, name, field, values)
    : fileText(name, field, record)

const cellOf = ({ columns }: Judging, { celdas }: SheetRow, name: string): string | undefined => {
  const at = columns.indexOf(name)
  return at < 0 ? undefined : (celdas[at] ?? '')
}

const plain = (value: Value) => (isFilled(value) ? String(value) : '')
