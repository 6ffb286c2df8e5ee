import { enFrase } from '../../../src/language/enFrase.ts'
import { columnTitle } from '../../../src/schema/cells/importable.ts'
import { fieldLabel } from '../../../src/schema/record/fieldLabel.ts'
import type { AnyField } from '../../../src/schema/kinds.ts'
import { mayWrite } from '../../../src/schema/doors/mayWrite.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import { valuesForBlanks } from '../../../src/schema/record/impliedValues.ts'
import { traitsOf } from '../../../src/schema/traits.ts'
import { validate } from '../../../src/schema/validate.ts'
import { isSameValue } from '../recordChange.ts'
import { keyFieldOf } from '../registry.ts'
import { newValues } from '../write/create.ts'
import { brokenPointers, withBuilt } from '../write/judgeValues.ts'
import { dudaOf, doubtsOf } from './doubtsOf.ts'
import type { SheetRow } from './file/sheet.ts'
import { titleOfRow, fieldsOfRow, type Judgement, type Judging } from './judging.ts'
import type { ReadRow } from './rowReader.ts'

/** Judges a row of no existing record: what would be added, or why that cannot be. */
export const judgeNew = async (judging: Judging, row: SheetRow): Promise<Judgement> => {
  const { tx, context, columns, read, targets } = judging
  const { resource } = context.plan
  const { readValues: fromCells, faults, hang } = await read(row.celdas)
  const others = valuesForBlanks(resource, fromCells, context.call.today)
  const filled = { ...fromCells, ...Object.fromEntries(others.map(({ name, value }) => [name, value])) }
  const rest = { clave: null, titulo: titleOfRow(resource, filled), estado: 'nuevo' as const, cambios: {}, dudas: [] }
  const rowFault = wholeFault(judging, row)
  if (rowFault) return { ...rest, faltas: rowFault }
  const body = await withBuilt(tx, context, filled)
  const { values: validValues, errors } = validate(resource, 'create', body, context.call)
  const ownFaults = Object.entries(resource.fields).flatMap(([name, field]) => {
    const message = errors[name]
    if (!message || hang.has(name) || traitsOf(field).secret || waits(field, faults, errors)) return []
    return [[name, columns.includes(name) ? message : `Falta la columna «${columnTitle([name, field])}»: ${message}`]]
  })
  const faltas: Record<string, string> = { ...Object.fromEntries(ownFaults), ...onlyLater(resource, filled), ...faults }
  if (Object.keys(faltas).length) return { ...rest, faltas }
  const values = newValues(context, validValues, body)
  const broken = await brokenPointers(tx, context, values, { targets })
  const assumed = others.filter(({ name, value }) => isSameValue(values[name], value))
  const dudas = [
    ...assumed.map(({ name, from }) => dudaOf(name, `Falta: se toma de ${from}`)),
    ...judging.cellDoubts(row, fromCells),
    ...doubtsOf(resource, filled, values, Object.keys(filled)),
  ]
  return { ...rest, faltas: broken, dudas, values }
}

/** Returns why a row can be neither a new record nor one of the caller's; undefined where it can. */
const wholeFault = (
  { context, columns, located, place }: Judging,
  { renglon, celdas }: SheetRow,
): Record<string, string> | undefined => {
  const { resource } = context.plan
  const { key, label } = resource
  const text = celdas[columns.indexOf(key)] ?? ''
  if (located.foreign.has(renglon))
    return { [key]: `«${text}» no existe entre los registros que usted puede cambiar, ni está libre para uno nuevo` }
  if (located.several.has(renglon))
    return { [place]: `Hay varios registros que se llaman así: agregue la columna «${fieldLabel(resource, key)}»` }
  if (text !== '' && keyFieldOf(resource).kind === 'id')
    return { [key]: `«${text}» no existe: deje la celda vacía para uno nuevo` }
  return mayWrite(resource, 'create', context.call.usuario.rol)
    ? undefined
    : { [place]: `No existe, y su rol no puede agregar ${enFrase(label.many)}: quite el renglón o corrija la clave` }
}

/** Refuses, in a new record, a value other than the initial one in a field that exists only once the record does. */
const onlyLater = (resource: AnyResource, values: ReadRow['readValues']): Record<string, string> =>
  Object.fromEntries(
    fieldsOfRow(resource, values).flatMap(([name, field]) => {
      const first = 'initial' in field ? field.initial : undefined
      return field.only === 'update' && values[name] !== first
        ? [[name, `«${field.label}» se cambia después de registrar: deje la celda vacía`]]
        : []
    }),
  )

/** Tells whether a field depends on another cell that could not be read, or is built from a value that is missing, so that it is not asked for. */
const waits = (field: AnyField, faults: ReadRow['faults'], errors: Readonly<Record<string, string>>) =>
  Object.keys(field.when ?? {}).some(each => faults[each]) || partsOf(field).some(each => faults[each] ?? errors[each])

/** Returns the fields from which a text is built; none for any other field. */
const partsOf = (field: AnyField): readonly string[] =>
  'built' in field ? (field.built?.of ?? []).map(path => path.split('.')[0] ?? path) : []
