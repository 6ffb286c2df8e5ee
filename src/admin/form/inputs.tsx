import type { ComponentType } from 'react'
import type { BaseKind } from '../../schema/kinds.ts'
import { BuiltLine } from './inputs/BuiltLine.tsx'
import { Checks } from './inputs/Checks.tsx'
import { ComputedInput } from './inputs/ComputedInput.tsx'
import { DateLine } from './inputs/DateLine.tsx'
import { DoubtfulLine } from './inputs/DoubtfulLine.tsx'
import { Flag } from './inputs/Flag.tsx'
import { Line } from './inputs/Line.tsx'
import { LookupInput } from './inputs/LookupInput.tsx'
import { PasswordLine } from './inputs/PasswordLine.tsx'
import { ReadingLine } from './inputs/ReadingLine.tsx'
import { RecordInput } from './inputs/RecordInput.tsx'
import { SelectLine } from './inputs/SelectLine.tsx'
import { TellingLine } from './inputs/TellingLine.tsx'
import type { InputProps } from './formRooms.ts'
import { PartInput } from './PartInput.tsx'

/** Input of each of the generator's kinds of field. */
export const inputs: { [K in BaseKind]: ComponentType<InputProps<K>> } = {
  id: props => <Line {...props} disabled />,
  text: props => {
    const line = textLine(props)
    return props.field.read ? <ReadingLine {...props}>{line}</ReadingLine> : line
  },
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
  part: PartInput,
  via: props => <Line {...props} disabled />,
  inherited: props => <Line {...props} disabled />,
  computed: ComputedInput,
}

const textLine = (props: InputProps<'text'>) =>
  props.field.built ? (
    <BuiltLine {...props} />
  ) : props.field.tells ? (
    <TellingLine {...props} />
  ) : props.field.doubt ? (
    <DoubtfulLine {...props} />
  ) : (
    <Line {...props} multiline={props.field.multiline} />
  )
