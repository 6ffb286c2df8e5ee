import { enLista } from '../../language/enLista.ts'
import type { AnyField } from '../kinds.ts'
import type { AnyResource } from '../resource.ts'
import { fieldLabel } from './fieldLabel.ts'

/** Returns where the value of a field comes from that a form shows and nobody types; `undefined` of any other. */
export const originOf = (field: AnyField, resource: AnyResource): string | undefined => {
  if (field.kind === 'id') return 'Lo asigna el sistema'
  const sources = new Set(sourcesOf(field).map(path => fieldLabel(resource, path.split('.')[0] ?? path)))
  if (sources.size) return `Se obtiene de ${enLista([...sources].map(label => `«${label}»`))}`
  return field.kind === 'computed' ? 'Lo calcula el sistema' : undefined
}

const sourcesOf = (field: AnyField): readonly string[] =>
  field.kind === 'computed' ? (field.of ?? []) : field.kind === 'text' && field.built ? field.built.of : []
