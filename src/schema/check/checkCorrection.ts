import { isDecided } from '../active.ts'
import type { AnyResource } from '../resource.ts'
import type { Context } from './context.ts'
import { refuseUnknown } from './refuseUnknown.ts'

/** Refuses a correction of records that nothing seals, by an unknown role, or of a field that is unknown or cannot be changed. */
export const checkCorrection = ({ name, fields, write }: AnyResource, { roles }: Context): string[] => {
  const sealed = write?.sealed
  const correct = sealed?.correct
  if (!correct) return []
  const where = `${name}.write.sealed.correct`
  return [
    ...(sealed.update ? [] : [`${where}: nada cierra lo que dice corregir, falta sealed.update.`]),
    ...correct.roles.flatMap(role => refuseUnknown(where, role, roles, 'un rol')),
    ...correct.fields.flatMap(each => {
      const field = fields[each]
      if (!field) return refuseUnknown(where, each, Object.keys(fields), `un campo de ${name}`)
      return isDecided(field) && !field.locked ? [] : [`${where}: «${each}» no se puede cambiar.`]
    }),
  ]
}
