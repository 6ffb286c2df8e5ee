import { readCell, type CellFault } from '../../../src/schema/cells/readCell.ts'
import type { AnyField, Values } from '../../../src/schema/kinds.ts'
import { fieldLabel } from '../../../src/schema/record/fieldLabel.ts'
import { traitsOf } from '../../../src/schema/traits.ts'
import type { PartReader } from '../formPartRoom.ts'
import { kindRoom } from '../kindRoom.ts'
import { valueOf } from '../read/valueOf.ts'
import { declaredField } from '../registry.ts'
import { formPartNamed } from '../serverHouse.ts'
import { chooserOf, type Chooser } from './chooserOf.ts'
import type { FilledColumn } from './columnsInOrder.ts'
import { sinResultado } from './file/sheet.ts'
import { optionsOf } from './optionsOf.ts'
import type { SheetWork } from './sheetWork.ts'

/** Fault of a cell, or of the cell of another column that it `blames`. */
export type Blame = CellFault & { blames?: string }

/** A row read so far: its values over the stored ones, the refused fields, and those that cannot be judged. */
type SoFar = { values: Values; faults: Readonly<Record<string, string>>; hang: ReadonlySet<string> }

/**
 * Reads the cells of a sheet one by one, each beside what was read of its row: answers its value, its fault, or
 * undefined where that cannot be told. Looks up what may be chosen once for all rows.
 */
export const cellReader = ({ tx, context }: Pick<SheetWork, 'tx' | 'context'>) => {
  const { resource } = context.plan
  const choosers = new Map<string, Promise<Chooser> | undefined>()
  const parts = new Map<AnyField, Promise<PartReader>>()

  const chooserFor = ({ name, field, beside }: FilledColumn, values: Values) => {
    const chooserKey = JSON.stringify([name, ...beside.map(each => values[each])])
    if (!choosers.has(chooserKey))
      choosers.set(
        chooserKey,
        optionsOf(tx, context, field, { values })?.then(options => chooserOf(field, options)),
      )
    return choosers.get(chooserKey)
  }

  const partReader = (field: AnyField) => {
    const reader = field.kind === 'part' ? formPartNamed(field.of).reader : undefined
    if (!reader) return undefined
    const readPart = parts.get(field) ?? reader(tx)
    parts.set(field, readPart)
    return readPart
  }

  return async (column: FilledColumn, text: string, { values, faults, hang }: SoFar): Promise<unknown> => {
    const { field, beside } = column
    const spoilt = spoiltBySheet(field, text)
    if (spoilt) return spoilt
    const part = partReader(field)
    if (part && text !== '') return (await part)(text)
    const read = readCell(field, text)
    if (typeof read !== 'string') return read
    const isThere = (name: string) => valueOf(declaredField(resource, name), values[name]) !== undefined
    if (beside.some(each => faults[each] !== undefined || hang.has(each) || !isThere(each))) return undefined
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

/** Refuses a cell that its spreadsheet spoilt: an error in place of what it should say, a number without all its digits. */
const spoiltBySheet = (field: AnyField, text: string): CellFault | undefined => {
  if (text === sinResultado)
    return {
      fault:
        'La celda trae una fórmula sin resultado: abra el archivo en su hoja de cálculo, guárdelo y tráigalo de nuevo, o escriba aquí el dato',
    }
  if (errorsOfSheets.test(text))
    return { fault: `La hoja tiene un error (${text}) en vez de un dato: corríjalo en la hoja o aquí` }
  if (shortOfDigits.test(text) && !traitsOf(field).figure)
    return {
      fault: `La hoja guardó este número sin todas sus cifras (${text}): dé a su columna formato de texto y escríbalo de nuevo, o corríjalo aquí`,
    }
  return undefined
}

/** Errors of spreadsheets, in Spanish and in English, of LibreOffice too; of a date that is wider than its column only `#` signs are left. */
const errorsOfSheets =
  /^(#(N\/[AD]|¡?REF!|¡?VALOR!|VALUE!|¡?DIV\/0!|¿NOMBRE\?|NAME\?|¡?NULO!|NULL!|¡?NUM!|¡?NÚM!|¡?DESBORDAMIENTO!|SPILL!|¡?CALC!|¡?CAMPO!|FIELD!|¡?BLOQUEADO!|BLOCKED!|¡?DESCONOCIDO!|UNKNOWN!|¡?CONECTAR!|CONNECT!|¡?OCUPADO!|BUSY!|OBTENIENDO_DATOS|GETTING_DATA|#{2,})|Err:\d{3})$/i

/** A number of more digits than a spreadsheet shows or keeps. */
const shortOfDigits = /^-?\d([.,]\d+)?E\+\d{2,}$/i
