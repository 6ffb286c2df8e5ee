import Alert from '@mui/material/Alert'
import type { UseFormReturn } from 'react-hook-form'
import { isActive, type Mode } from '../../schema/active.ts'
import type { Value } from '../../schema/kinds.ts'
import type { AnyResource } from '../../schema/resource.ts'
import { typedValues } from './typedValues.ts'

type Props = { resource: AnyResource; mode: Mode; form: UseFormReturn<Record<string, Value>> }

/** Repeats the doubts about typed values in the question before they are saved, which covers the fields; confirming goes past them. */
export const DoubtsBeforeSaving = ({ resource, mode, form }: Props) => {
  const values = form.getValues()
  const doubts = Object.keys(typedValues(resource, form)).flatMap(name => {
    const field = resource.fields[name]
    const doubt = field?.kind === 'text' && isActive(field, mode, values) ? field.doubt?.(values) : undefined
    return doubt ? [<div key={name}>{doubt}</div>] : []
  })
  return doubts.length > 0 && <Alert severity="warning">{doubts}</Alert>
}
