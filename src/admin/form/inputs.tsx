import type { ComponentType } from 'react'
import { BooleanInput, CheckboxGroupInput, DateInput, PasswordInput, SelectInput, TextInput } from 'react-admin'
import type { FieldKind, FieldOf } from '../../schema/kinds.ts'
import { ColoniaInput } from './postal/ColoniaInput.tsx'
import { ComputedInput } from './ComputedInput.tsx'
import { LookupInput } from './LookupInput.tsx'
import { PartInput } from './PartInput.tsx'
import { PostalCodeInput } from './postal/PostalCodeInput.tsx'
import { RecordInput } from './RecordInput.tsx'

export type InputProps<K extends FieldKind> = { name: string; field: FieldOf<K>; disabled: boolean }

/** What every input takes from its declaration. */
export const common = ({ name, field, disabled }: InputProps<FieldKind>) => ({
  source: name, label: field.label, disabled, isRequired: Boolean(field.required), placeholder: field.placeholder,
  helperText: field.help ?? (false as const), fullWidth: true, margin: 'none' as const, parse: (value: unknown) => value,
})

const Line = (type: string, inputMode?: 'numeric' | 'decimal') => (props: InputProps<FieldKind>) =>
  <TextInput {...common(props)} type={type} slotProps={{ htmlInput: { inputMode, autoComplete: 'off' } }} />

/** The input of each kind of field. Figures are typed as text, so that nothing that was typed is swallowed. */
export const inputs: { [K in FieldKind]: ComponentType<InputProps<K>> } = {
  id: props => <TextInput {...common(props)} readOnly />,
  text: props => <TextInput {...common(props)} multiline={props.field.multiline} slotProps={{ htmlInput: { autoComplete: 'off' } }} />,
  email: Line('email'),
  accountEmail: Line('email'),
  password: props => <PasswordInput {...common(props)} autoComplete="new-password" />,
  integer: Line('text', 'numeric'),
  decimal: Line('text', 'decimal'),
  date: props => <DateInput {...common(props)} />,
  time: props => <TextInput {...common(props)} type="time" slotProps={{ inputLabel: { shrink: true } }} />,
  flag: props => <BooleanInput {...common(props)} />,
  choice: props => <SelectInput {...common(props)} choices={options(props.field.choices)} emptyText="" />,
  choices: props => <CheckboxGroupInput {...common(props)} choices={options(props.field.choices)} />,
  lookup: LookupInput,
  reference: RecordInput,
  postalCode: PostalCodeInput,
  colonia: ColoniaInput,
  place: props => <TextInput {...common(props)} readOnly isRequired={false} helperText="Se llena al buscar el código postal" />,
  part: PartInput,
  via: props => <TextInput {...common(props)} readOnly />,
  computed: ComputedInput,
}

const options = (choices: FieldOf<'choice'>['choices']) => choices.map(([id, name]) => ({ id, name }))
