import type { Context } from 'hono'
import { colToLetter, writeXlsx, type DataValidation } from 'hucre/xlsx'
import { columnTitle, templateFields, type Importable } from '../../../src/schema/cells/importable.ts'
import { exampleOf } from '../../../src/schema/cells/exampleOf.ts'
import { boundOf } from '../../../src/schema/boundOf.ts'
import type { AnyField } from '../../../src/schema/kinds.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import type { AppEnv } from '../../context.ts'
import { fileHeaders } from '../export/fileFormats.ts'
import { readPlanOf } from '../read/readPlan.ts'
import { offerHangsFrom } from '../write/offerOf.ts'
import { writeContextOf, type WriteContext } from '../write/writeContext.ts'
import { choosesOwn } from './countOpenedAccounts.ts'
import { optionsOf } from './optionsOf.ts'

/** Answers a workbook to be filled in: the headings, what can be chosen as lists, and beside it what each column takes, with an example. */
export const template = async (c: Context<AppEnv>, resource: AnyResource) => {
  const fields = templateFields(resource)
  const context = writeContextOf(c, readPlanOf(resource))
  const offered = await Promise.all(fields.map(([, field]) => choicesOf(c, context, field)))
  const lists = offered.map(choices => (choices && choices.length <= mostOffered ? choices : undefined))
  const titles = fields.map(columnTitle)
  const longest = Math.max(0, ...lists.map(list => list?.length ?? 0))
  const book = await writeXlsx({
    sheets: [
      {
        name: resource.label.many.slice(0, 31),
        rows: [titles],
        freezePane: { rows: 1 },
        columns: fields.map(([name, field]) => ({
          header: columnTitle([name, field]),
          width: Math.max(14, columnTitle([name, field]).length + 4),
          numFmt:
            field.kind === 'date'
              ? 'dd/mm/yyyy'
              : field.kind === 'integer' || field.kind === 'decimal'
                ? 'General'
                : '@',
        })),
        dataValidations: fields.flatMap((_, at) => validationOf(at, lists[at])),
      },
      {
        name: 'Notas',
        rows: [
          ['Columna', 'Obligatoria', 'Qué se escribe', 'Ejemplo'],
          ...fields.map((each, at) => [
            columnTitle(each),
            neededBy(each),
            noteOf(each[1]),
            offered[at]?.[0] ?? exampleOf(each[1]),
          ]),
        ],
        columns: [{ width: 28 }, { width: 14 }, { width: 70 }, { width: 28 }],
        freezePane: { rows: 1 },
      },
      {
        name: 'Opciones',
        hidden: true,
        rows: [titles, ...Array.from({ length: longest }, (_, row) => lists.map(list => list?.[row] ?? null))],
      },
    ],
  })
  return c.body(new Uint8Array(book), 200, fileHeaders('xlsx', `${resource.label.many} (plantilla)`))
}

/** Reads what can be chosen in a column that depends on no other; of very many options, one more than is offered. */
const choicesOf = async (
  c: Context<AppEnv>,
  context: WriteContext,
  field: AnyField,
): Promise<readonly string[] | undefined> => {
  if (field.kind === 'flag') return ['Sí', 'No']
  if (field.kind === 'choice') return field.choices.map(([, label]) => label)
  if (offerHangsFrom(context.plan.resource, field).length) return undefined
  const options = await optionsOf(c.var.db, context, field, { values: {}, most: mostOffered + 1 })
  return options?.map(([, called]) => called)
}

const validationOf = (at: number, list?: readonly string[]): DataValidation[] => {
  if (!list?.length) return []
  const column = colToLetter(at)
  return [
    {
      type: 'list',
      range: `${column}2:${column}${lastRow}`,
      formula1: `Opciones!$${column}$2:$${column}$${list.length + 1}`,
      allowBlank: true,
      showErrorMessage: true,
      errorStyle: 'warning',
      errorTitle: 'No está en la lista',
      errorMessage: 'Elija uno de la lista.',
    },
  ]
}

const neededBy = ([, field]: Importable) => (field.required === false ? 'No' : field.when ? 'Según el caso' : 'Sí')

const noteOf = (field: AnyField): string =>
  [
    notes[field.kind] ?? '',
    field.kind === 'text' && field.length ? `${boundOf(field.length)} caracteres` : '',
    'help' in field ? (field.help ?? '') : '',
    'placeholder' in field ? (field.placeholder ?? '') : '',
  ]
    .filter(Boolean)
    .join('. ')

const notes: Readonly<Record<string, string>> = {
  date: 'Una fecha: dd/mm/aaaa',
  time: 'Una hora: hh:mm',
  flag: 'Sí o No',
  choice: 'Uno de la lista',
  choices: 'Varios, separados por comas',
  lookup: 'Uno de la lista',
  reference: 'El nombre o la clave, como están en el sistema',
  part: 'Todo junto, como en el ejemplo, o cada una de sus partes en una columna suya',
  accountEmail: `El correo con el que entrará; la contraseña la pone cada persona con ${choosesOwn}`,
}

/** Options offered as a list, at most: a list of only some would warn of all the rest. */
const mostOffered = 500
const lastRow = 5001
