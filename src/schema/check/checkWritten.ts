import { isDecided, isEditable } from '../active.ts'
import type { AnyResource } from '../resource.ts'
import { refuseUnknown } from './refuseUnknown.ts'

/** Refuses a field that the form of an existing record does not decide. */
export const checkWritten = (where: string, { name, key, fields }: AnyResource, fieldName: string): string[] => {
  const field = Object.hasOwn(fields, fieldName) ? fields[fieldName] : undefined
  if (!field) return refuseUnknown(where, fieldName, Object.keys(fields), `un campo de ${name}`)
  const isWritable =
    fieldName !== key &&
    isDecided(field) &&
    isEditable(field, 'update') &&
    field.only !== 'create' &&
    field.kind !== 'part' &&
    !('built' in field && field.built)
  return isWritable ? [] : [`${where}: «${fieldName}» no se escribe en un registro que ya existe.`]
}
