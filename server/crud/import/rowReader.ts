import { byName } from '../../../src/schema/record/byName.ts'
import { checkOf } from '../../../src/schema/checkOf.ts'
import { fileText } from '../../../src/schema/cells/fileText.ts'
import { isFault, readCell, type CellFault } from '../../../src/schema/cells/readCell.ts'
import { fieldLabel } from '../../../src/schema/record/fieldLabel.ts'
import type { AnyField, Value, Values } from '../../../src/schema/kinds.ts'
import { storedValue } from '../../../src/schema/record/storedValue.ts'
import { tidy } from '../../../src/schema/record/tidy.ts'
import { traitsOf } from '../../../src/schema/traits.ts'
import { isSameValue } from '../recordChange.ts'
import type { PartReader } from '../formPartRoom.ts'
import { kindRoom } from '../kindRoom.ts'
import { declaredField } from '../registry.ts'
import { formPartNamed } from '../serverHouse.ts'
import type { StoredRecord } from '../read/storedRecord.ts'
import { valueOf } from '../read/valueOf.ts'
import { besideOf } from '../write/offerOf.ts'
import { breather } from './breather.ts'
import { chooserOf, type Chooser } from './chooserOf.ts'
import { optionsOf } from './optionsOf.ts'
import type { SheetWork } from './sheetWork.ts'

/** What a row says of a record: the values that differ from what is stored, and the sentence that refuses a cell. Of fields that `hang` from a refused cell nothing can be said. */
export type ReadRow = {
  said: Readonly<Record<string, unknown>>
  faults: Readonly<Record<string, string>>
  hang: ReadonlySet<string>
}

/** A column that fills a field: where it stands, and beside which other fields its cells are read. */
type Column = { name: string; field: AnyField; at: number; beside: readonly string[] }

/** What has been read of a row so far. */
type SoFar = Pick<ReadRow, 'faults' | 'hang'> & { values: Values }

/** What is against a cell, or against the cell of another column that it `blames`. */
type Blame = CellFault & { blames?: string }

/** Reads the rows of a sheet, each against the record that it is of, if there is one: a cell that says what an export would say leaves its field as it is, and so does an empty one of a field that new records do not have. What may be chosen is looked up once for all rows. */
export const rowReader = ({ tx, context, columns }: SheetWork) => {
  const { resource } = context.plan
  const known = new Map<string, Promise<Chooser> | undefined>()
  const parts = new Map<AnyField, Promise<PartReader>>()
  const breathe = breather()
  const filled = columns.flatMap((name, at): Column[] => {
    if (name === null) return []
    const field = declaredField(resource, name)
    return [{ name, field, at, beside: besideOf(resource, field) }]
  })
  const ordered = filled.toSorted((one, other) => depth(one) - depth(other))

  function depth({ beside }: Column): number {
    return Math.max(0, ...filled.filter(({ name }) => beside.includes(name)).map(each => 1 + depth(each)))
  }

  const chooserFor = ({ name, field, beside }: Column, values: Values) => {
    const asked = JSON.stringify([name, ...beside.map(each => values[each])])
    if (!known.has(asked))
      known.set(
        asked,
        optionsOf(tx, context, field, values)?.then(all => chooserOf(field, all)),
      )
    return known.get(asked)
  }

  const partReader = (field: AnyField) => {
    const reader = field.kind === 'part' ? formPartNamed(field.of).reader : undefined
    if (!reader) return undefined
    const made = parts.get(field) ?? reader(tx)
    parts.set(field, made)
    return made
  }

  return async (cells: readonly string[], stored?: StoredRecord): Promise<ReadRow> => {
    await breathe()
    const said: Record<string, unknown> = {}
    const faults: Record<string, string> = {}
    const hang = new Set<string>()
    const record = stored && byName(resource, stored.registro)
    for (const column of ordered) {
      const { name, field, at, beside } = column
      const text = cells[at] ?? ''
      if (text === '' && field.only === 'update') continue
      const moved = beside.some(each => Object.hasOwn(said, each))
      if (record && !moved && text === fileText(name, field, record).trim()) continue
      const values = { ...stored?.values, ...(said as Values) }
      const read = await readOne(column, text, { values, faults, hang })
      if (isFault(read)) {
        const { fault, blames = name }: Blame = read
        faults[blames] = fault
        if (blames !== name) hang.add(name)
      } else if (read === undefined) hang.add(name)
      else if (!stored || !isSameValue(stored.values[name], storable(field, read))) said[name] = read
    }
    return { said, faults, hang }
  }

  function isThere(name: string, values: Values) {
    return valueOf(declaredField(resource, name), values[name]) !== undefined
  }

  /** Undefined where nothing can be said. */
  async function readOne(column: Column, text: string, { values, faults, hang }: SoFar): Promise<unknown> {
    const { field, beside } = column
    if (errorsOfSheets.test(text))
      return {
        fault: `La hoja tiene un error (${text}) en vez de un dato: corríjalo en la hoja o aquí`,
      } satisfies CellFault
    if (shortOfDigits.test(text) && !traitsOf(field).figure)
      return {
        fault: `La hoja guardó este número sin todas sus cifras (${text}): dé a su columna formato de texto y escríbalo de nuevo, o corríjalo aquí`,
      } satisfies CellFault
    const part = partReader(field)
    if (part && text !== '') return (await part)(text)
    const read = readCell(field, text)
    if (typeof read !== 'string') return read
    if (beside.some(each => faults[each] !== undefined || hang.has(each) || !isThere(each, values))) return undefined
    const chooser = await chooserFor(column, values)
    if (!chooser) return read
    const [first] = beside
    if (chooser.isEmpty && first !== undefined && kindRoom(field.kind))
      return {
        fault: `«${String(values[first])}» no existe en «${fieldLabel(resource, first)}»`,
        blames: first,
      } satisfies Blame
    return chooser.find(text)
  }
}

/** What a field would keep of what was read, where its own check takes it. */
const storable = (field: AnyField, read: unknown): Value => {
  const tidied = tidy(field, read)
  const { success, data } = checkOf(field).safeParse(tidied)
  return success ? storedValue(field, data) : (tidied as Value)
}

const errorsOfSheets = /^#(N\/[AD]|¡?REF!|¡?VALOR!|VALUE!|¡?DIV\/0!|¿NOMBRE\?|NAME\?|¡?NULO!|NULL!|¡?NUM!|¡?NÚM!)$/i

/** A number of more digits than a spreadsheet shows or keeps. */
const shortOfDigits = /^-?\d([.,]\d+)?E\+\d{2,}$/i
