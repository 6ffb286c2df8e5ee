import type { ComponentType } from 'react'
import type { FieldKind, FieldOf } from '../../schema/kinds.ts'
import { BuiltLine } from './inputs/BuiltLine.tsx'
import { Checks } from './inputs/Checks.tsx'
import { ComputedInput } from './inputs/ComputedInput.tsx'
import { DateLine } from './inputs/DateLine.tsx'
import { DoubtfulLine } from './inputs/DoubtfulLine.tsx'
import { Flag } from './inputs/Flag.tsx'
import { Line } from './inputs/Line.tsx'
import { LookupInput } from './inputs/LookupInput.tsx'
import { PasswordLine } from './inputs/PasswordLine.tsx'
import { PlaceInput } from './inputs/PlaceInput.tsx'
import { RecordInput } from './inputs/RecordInput.tsx'
import { SelectLine } from './inputs/SelectLine.tsx'
import { PartInput } from './PartInput.tsx'
import { ColoniaInput } from './postal/ColoniaInput.tsx'
import { PostalCodeInput } from './postal/PostalCodeInput.tsx'

export type InputProps<K extends FieldKind> = { name: string; field: FieldOf<K>; disabled: boolean }

/** The input of each kind of field. */
export const inputs: { [K in FieldKind]: ComponentType<InputProps<K>> } = {
  id: props => <Line {...props} disabled />,
  text: props =>
    props.field.built ? (
      <BuiltLine {...props} />
    ) : props.field.doubt ? (
      <DoubtfulLine {...props} />
    ) : (
      <Line {...props} multiline={props.field.multiline} />
    ),
  email: props => <Line {...props} type="email" />,
  accountEmail: props => <Line {...props} type="email" />,
  password: PasswordLine,
  integer: props => <Line {...props} inputMode="numeric" />,
  decimal: props => <Line {...props} inputMode="decimal" />,
  date: DateLine,
  time: props => <Line {...props} type="time" />,
  flag: Flag,
  choice: props => <SelectLine {...props} options={props.field.choices} />,
  choices: Checks,
  lookup: LookupInput,
  reference: RecordInput,
  postalCode: PostalCodeInput,
  colonia: ColoniaInput,
  place: PlaceInput,
  part: PartInput,
  via: props => <Line {...props} disabled />,
  computed: ComputedInput,
}
