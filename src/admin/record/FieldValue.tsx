import type { RaRecord } from 'ra-core'
import type { AnyField, FieldOf } from '../../schema/kinds.ts'
import { shownTextOf } from '../../schema/record/text.ts'
import { WholeCodes } from '../fields/WholeCodes.tsx'
import { useLookup } from '../form/inputs/LookupInput.tsx'
import { RecordLink } from './RecordLink.tsx'

type Props<F = AnyField> = { name: string; field: F; record: RaRecord }

/** Value of a field as people read it; a reference links to its record. */
export const FieldValue = ({ name, field, record }: Props) => {
  if (field.kind === 'lookup') return <Looked name={name} field={field} record={record} />
  const text = shownTextOf(name, field, record)
  if (!text) return nothing
  return field.kind === 'reference' ? (
    <RecordLink resource={field.to} id={record[name]}>
      <WholeCodes text={text} />
    </RecordLink>
  ) : (
    <WholeCodes text={text} />
  )
}

const Looked = ({ name, field: { of }, record }: Props<FieldOf<'lookup'>>) =>
  useLookup(of).find(([key]) => key === record[name])?.[1] ?? nothing

const nothing = '—'
