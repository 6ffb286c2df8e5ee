import { chunk } from 'es-toolkit'
import { byName } from '../../../src/schema/byName.ts'
import { fileText } from '../../../src/schema/cells/fileText.ts'
import { columnTitle } from '../../../src/schema/cells/importable.ts'
import { fieldLabel } from '../../../src/schema/fieldLabel.ts'
import type { Finding } from '../../../src/schema/advice.ts'
import type { AnyField, Value, Values } from '../../../src/schema/kinds.ts'
import { mayWrite } from '../../../src/schema/mayWrite.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import { sealOf } from '../../../src/schema/sealOf.ts'
import { textOf, titleOf } from '../../../src/schema/text.ts'
import { toldInstead } from '../../../src/schema/told.ts'
import { traitsOf } from '../../../src/schema/traits.ts'
import { validate } from '../../../src/schema/validate.ts'
import type { Queryable } from '../../contexto.ts'
import type { OnProgress } from '../../db/progressIn.ts'
import { Falla } from '../../http/Falla.ts'
import { wordsOf } from '../history/wordsOf.ts'
import { declaredField, keyFieldOf } from '../registry.ts'
import { isSameValue } from '../recordChange.ts'
import { type StoredRecord, lockAllForWrite } from '../read/storedRecord.ts'
import { brokenPointers, type Known, withBuilt } from '../write/judgeValues.ts'
import { newValues } from '../write/create.ts'
import { patched } from '../write/patchedValues.ts'
import type { WriteContext } from '../write/writeContext.ts'
import { breather } from './breather.ts'
import { dudaOf, doubtsOf, isFilled, type Duda } from './doubtsOf.ts'
import type { SheetRow } from './file/sheet.ts'
import { withAdvice } from './withAdvice.ts'
import { locate, isCertain, type Located } from './locate.ts'
import { rowReader, type Columns, type ReadRow } from './rowReader.ts'

export type Estado = 'nuevo' | 'cambia' | 'igual' | 'error'

/** What a row comes to: what would be written, or by field why it cannot be (`''` where no one field is to blame). */
export type JudgedRow = SheetRow & {
  estado: Estado
  clave: string | null
  titulo: string
  /** By field, what people read of it before and after. */
  cambios: Readonly<Record<string, readonly [before: string, after: string]>>
  faltas: Readonly<Record<string, string>>
  dudas: readonly Duda[]
  before?: StoredRecord
  values?: Values
  /** What the database knows against it, of which its doubts tell; history does too. */
  avisos?: readonly Finding[]
}

/** Judges the rows of a sheet by the rules of the form: nothing is written yet. A wrong row stops no other. */
export const judgeRows = async (
  tx: Queryable,
  job: WriteContext,
  columns: Columns,
  rows: readonly SheetRow[],
  onProgress: OnProgress,
): Promise<JudgedRow[]> => {
  const { resource } = job.view
  const { rol } = job.call.usuario
  const read = rowReader(tx, job, columns)
  const located = await locate(tx, job, columns, rows, read)
  /** Where a row is told that it is of none, or of too many. */
  const [place = ''] = located.by
  const known: Known = new Map()
  const words = wordsOf(tx, job.call)
  const repeated = repeatedIn(rows, located, columns, resource)
  const judged: JudgedRow[] = []
  const breathe = breather()
  for (const some of chunk(rows, together)) {
    const stored: ReadonlyMap<string | undefined, StoredRecord | Falla> = await lockAllForWrite(
      tx,
      job,
      some.flatMap(({ renglon }) => located.keys.get(renglon) ?? []),
    )
    for (const row of some) {
      await breathe()
      judged.push(await judge(row, stored.get(located.keys.get(row.renglon))))
    }
    onProgress(judged.length / rows.length)
  }
  return withAdvice(tx, job, judged)

  type Judgement = Omit<JudgedRow, keyof SheetRow>

  async function judge(row: SheetRow, before: StoredRecord | Falla | undefined): Promise<JudgedRow> {
    const one = before && !(before instanceof Falla) ? await changed(row, before) : await added(row)
    const again = repeated.get(row.renglon)
    const faltas = { ...one.faltas, ...(again && { [place]: again }) }
    return { ...row, ...one, faltas, ...(Object.keys(faltas).length ? { estado: 'error' as const } : {}) }
  }

  async function changed(row: SheetRow, before: StoredRecord): Promise<Judgement> {
    const { said, faults } = await read(row.celdas, before)
    const record = byName(resource, before.registro)
    const rest = { clave: before.key, titulo: calledOf(resource, record), dudas: [], before }
    const same = { ...rest, estado: 'igual' as const, cambios: {}, faltas: faults }
    if (Object.keys(said).length === 0) return same
    const state = mayWrite(resource, 'update', rol)
      ? sealOf(resource, 'update', { ...before.registro, ...before.values })
      : `Su rol no puede cambiar ${resource.label.many}: quite el renglón`
    const locked = Object.fromEntries(
      saidFields(said)
        .filter(([, field]) => field.locked)
        .map(([name, field]) => [name, `«${field.label}» ya no se cambia: deje «${textOf(name, field, record)}»`]),
    )
    const { values, errors } = await patched(tx, job, before, said)
    const faltas = { ...errors, ...locked, ...faults, ...(state ? { '': state } : {}) }
    const moved = Object.entries(resource.fields).filter(([name]) => !isSameValue(values[name], before.values[name]))
    const fresh = moved.map(([name]) => name)
    const dudas = doubtsOf(resource, said, values, fresh)
    if (moved.length === 0) return { ...same, faltas, dudas }
    const told = moved.map(async ([name, field]) => {
      const after = cellOf(row, name) ?? plain(values[name])
      return [name, [await textIn(name, field, record, { values: before.values, after }), after]] as const
    })
    const cambios = Object.fromEntries(await Promise.all(told))
    return { ...rest, estado: 'cambia', cambios, faltas, dudas, values }
  }

  async function added(row: SheetRow): Promise<Judgement> {
    const { said: written, faults, hang } = await read(row.celdas)
    const others = toldInstead(resource, written, job.call.hoy)
    const said = { ...written, ...Object.fromEntries(others.map(({ name, value }) => [name, value])) }
    const rest = { clave: null, titulo: calledOf(resource, said), estado: 'nuevo' as const, cambios: {}, dudas: [] }
    const whole = wholeFault(row)
    if (whole) return { ...rest, faltas: whole }
    const body = await withBuilt(tx, job, 'create', said)
    const { values: given, errors } = validate(resource, 'create', body, job.call.hoy)
    const told = Object.entries(resource.fields).flatMap(([name, field]) => {
      const message = errors[name]
      if (!message || hang.has(name) || traitsOf(field).secret || waits(field, faults)) return []
      return [[name, columns.includes(name) ? message : `Falta la columna «${columnTitle([name, field])}»: ${message}`]]
    })
    const faltas: Record<string, string> = {
      ...Object.fromEntries(told),
      ...onlyLater(said),
      ...faults,
    }
    if (Object.keys(faltas).length) return { ...rest, faltas }
    const values = newValues(job, given, body)
    const broken = await brokenPointers(tx, job, values, undefined, known)
    const taken = others.filter(({ name, value }) => isSameValue(values[name], value))
    const dudas = [
      ...taken.map(({ name, from }) => dudaOf(name, `Falta: se toma de ${from}`)),
      ...doubtsOf(resource, said, values, Object.keys(said)),
    ]
    return { ...rest, faltas: broken, dudas, values }
  }

  /** Why a row can be neither a new record nor one of the caller's. */
  function wholeFault({ renglon, celdas }: SheetRow): Record<string, string> | undefined {
    const { key, label } = resource
    const text = celdas[columns.indexOf(key)] ?? ''
    if (located.foreign.has(renglon))
      return { [key]: `«${text}» no existe entre los registros que usted puede cambiar, ni está libre para uno nuevo` }
    if (located.several.has(renglon))
      return {
        [place]: `Hay varios registros que se llaman así: agregue la columna «${fieldLabel(resource, key)}»`,
      }
    if (text !== '' && keyFieldOf(resource).kind === 'id')
      return { [key]: `«${text}» no existe: deje la celda vacía para uno nuevo` }
    if (!mayWrite(resource, 'create', rol))
      return {
        [place]: `No existe, y su rol no puede agregar ${label.many}: quite el renglón o corrija la clave`,
      }
    return undefined
  }

  /** A field that exists only once the record does keeps, in a new one, what it begins with. */
  function onlyLater(said: ReadRow['said']): Record<string, string> {
    return Object.fromEntries(
      saidFields(said).flatMap(([name, field]) => {
        const first = 'initial' in field ? field.initial : undefined
        return field.only === 'update' && said[name] !== first
          ? [[name, `«${field.label}» se cambia después de registrar: deje la celda vacía`]]
          : []
      }),
    )
  }

  /** What is required only because another cell could not be read is not asked for. */
  function waits({ when = {} }: AnyField, faults: ReadRow['faults']) {
    return Object.keys(when).some(each => faults[each])
  }

  function saidFields(said: ReadRow['said']) {
    return Object.entries(resource.fields).filter(([name]) => Object.hasOwn(said, name))
  }

  /** What people read of a field, said as the cell says what becomes of it: a lookup by its number, as exports do, or by its name. */
  async function textIn(
    name: string,
    field: AnyField,
    record: Readonly<Record<string, unknown>>,
    { values, after }: { values: Values; after: string },
  ): Promise<string> {
    if (field.kind === 'lookup' && !/^\d+$/.test(after)) return words.value(resource, name, field, values)
    return fileText(name, field, record)
  }

  function cellOf({ celdas }: SheetRow, name: string): string | undefined {
    const at = columns.indexOf(name)
    return at < 0 ? undefined : (celdas[at] ?? '')
  }
}

const plain = (value: Value) => (isFilled(value) ? String(value) : '')

/** What people call a record; of a new one, what its row says of it. */
const calledOf = (resource: AnyResource, record: Readonly<Record<string, unknown>>): string => {
  const { title, key } = resource
  const field = declaredField(resource, title)
  const parts = field.kind === 'via' ? field.of : [title]
  return (
    titleOf(resource, record) ||
    parts
      .map(part => String(record[part] ?? ''))
      .join(' ')
      .trim() ||
    String(record[key] ?? '')
  )
}

/** The rows whose record another row is of as well, each with the sentence that says which. */
const repeatedIn = (
  rows: readonly SheetRow[],
  { keys, by }: Located,
  columns: Columns,
  resource: AnyResource,
): ReadonlyMap<number, string> => {
  const places = new Map<string, number[]>()
  for (const { renglon, celdas } of rows) {
    const own = isCertain(resource, by) ? by.map(name => (celdas[columns.indexOf(name)] ?? '').toUpperCase()) : []
    const at = keys.get(renglon) ?? (own.length && own.every(Boolean) ? JSON.stringify(own) : undefined)
    if (at !== undefined) places.set(at, [...(places.get(at) ?? []), renglon])
  }
  return new Map(
    [...places.values()].flatMap(those =>
      those.length < 2
        ? []
        : those.map(each => {
            const others = those.filter(other => other !== each)
            return [each, `Está repetido en el archivo: renglón ${others.slice(0, 5).join(', ')}`] as const
          }),
    ),
  )
}

/** Rows whose records are read with one query. */
const together = 500
