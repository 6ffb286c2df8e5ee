import { fireEvent, waitFor, within } from '@testing-library/react'
import { isActive, isAssigned } from '../../src/schema/active.ts'
import type { FieldKind, FieldOf, Value, Values } from '../../src/schema/kinds.ts'
import type { Registro } from '../../src/schema/record/valueAt.ts'
import { resources, type ResourceName } from '../../src/resources/index.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import { campo, elegir, escribir, grupo, pulsar, valor } from './formulario.ts'

/** Fills an empty form as a person would, from a body and the records that its references lead to. Skips fields that are derived from others. */
export async function rellenar(
  resource: AnyResource,
  cuerpo: Readonly<Record<string, unknown>>,
  llevados: Readonly<Record<string, Registro>> = {},
) {
  const values = cuerpo as Values
  for (const name of camposDe(resource)) {
    const field = resource.fields[name]
    if (!field || isAssigned(field) || !isActive(field, 'create', values) || values[name] === undefined) continue
    await (manos[field.kind] as Mano<FieldKind>)(field.label, values[name], field, llevados[name])
  }
}

/** Returns the fields of a form in the order in which it shows them. */
export const camposDe = ({ form, fields }: AnyResource) =>
  form?.flatMap(({ fields: names }) => names) ?? Object.keys(fields)

type Mano<K extends FieldKind> = (label: string, value: Value, field: FieldOf<K>, llevado?: Registro) => unknown

const escrito: Mano<FieldKind> = (label, value) => escribir(label, String(value))
const elegido: Mano<FieldKind> = (label, value) => elegir(label, String(value))
const nada = () => undefined
/** Waits for the value of a field that is built from others. */
const armado = (label: string, value: string) =>
  waitFor(() => {
    if (valor(label) !== value) throw new Error(`«${label}» is still «${valor(label)}»`)
  })

const manos: { [K in FieldKind]: Mano<K> } = {
  id: nada,
  computed: nada,
  place: nada,
  part: nada,
  via: nada,
  inherited: nada,
  text: (label, value, field) => (field.built ? armado(label, String(value)) : escribir(label, String(value))),
  email: escrito,
  accountEmail: escrito,
  password: escrito,
  integer: escrito,
  decimal: escrito,
  date: escrito,
  time: escrito,
  choice: elegido,
  lookup: elegido,
  reference: (label, value, { to }, llevado) =>
    elegir(label, String(llevado?.[resources[to as ResourceName].title] ?? value)),
  flag: (label, value) => campo(label).matches(':checked') !== (value === true) && fireEvent.click(campo(label)),
  choices: (label, value, { choices }) => {
    const casillas = within(grupo(label) ?? document.body)
    for (const [each, text] of choices)
      if ([value].flat().includes(each as never)) fireEvent.click(casillas.getByLabelText(text))
  },
  postalCode: async (label, value) => {
    escribir(label, String(value))
    pulsar('Buscar')
    await waitFor(() => {
      if (!valor('Municipio')) throw new Error('the postal code has not answered')
    })
  },
  colonia: nada,
}
