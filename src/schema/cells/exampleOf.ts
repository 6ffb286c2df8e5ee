import { checkOf } from '../checkOf.ts'
import type { AnyField } from '../kinds.ts'
import { rulesOf } from '../ownKinds.ts'

/** Returns a text that the field accepts, to show how it is written; empty where none is known. */
export const exampleOf = (field: AnyField): string => {
  if (field.kind === 'date') return '15/08/2001'
  if (field.kind === 'choices')
    return field.choices
      .slice(0, 2)
      .map(([, label]) => label)
      .join(', ')
  if (field.kind === 'part') return field.cells?.example ?? ''
  const example = rulesOf(field.kind)?.example
  if (example !== undefined) return example
  const check = checkOf(field)
  return (field.kind === 'text' ? texts : samples).find(sample => check.safeParse(sample).success) ?? ''
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

/** Samples for text fields: a few digits (a house number) are tried before the ten of a telephone. */
const texts = ['Ejemplo', '10', ...samples]
