import { checkOf } from '../checkOf.ts'
import type { AnyField } from '../kinds.ts'

/** A text that a field takes, to show how it is written; empty where none is known. */
export const exampleOf = (field: AnyField): string => {
  if (field.kind === 'date') return '15/08/2001'
  if (field.kind === 'choices')
    return field.choices
      .slice(0, 2)
      .map(([, label]) => label)
      .join(', ')
  if (field.kind === 'part') return field.cells?.example ?? ''
  const check = checkOf(field)
  return samples.find(sample => check.safeParse(sample).success) ?? ''
}

const samples = [
  'Ejemplo',
  'nombre@ejemplo.mx',
  '9511234567',
  '09:00',
  '68000',
  '10',
  '1',
  'GALM010203MOCRPG09',
  'GALM010203AB1',
  'EJEMPLO001',
]
