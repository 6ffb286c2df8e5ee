import type { Values } from '../../../src/schema/kinds.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import { isBlank } from '../../../src/schema/record/isBlank.ts'
import { namesOf, valueInBody } from '../../../src/schema/record/valueInBody.ts'
import { Falla } from '../../http/Falla.ts'
import type { Body, WriteContext } from './writeContext.ts'

/** Returns a body whole: where its caller asks for it, unsaid fields keep their stored values and a value of an undeclared field is refused (409). */
export const wholeBody = ({ plan: { resource }, keepsUnsaid }: WriteContext, body: Body, stored: Values = {}): Body => {
  if (!keepsUnsaid) return body
  refuseUnknown(resource, body)
  const absentFields = Object.entries(resource.fields).filter(
    ([name, field]) => valueInBody(body, name, field) === undefined,
  )
  const keptValues = absentFields.flatMap(([name]) => (name in stored ? [[name, stored[name]] as const] : []))
  return { ...body, ...Object.fromEntries(keptValues) }
}

/** Refuses (409) values of undeclared fields, which would be lost without a word. */
const refuseUnknown = ({ fields, key }: AnyResource, body: Body) => {
  const knownNames = new Set([
    key,
    'id',
    'version',
    ...Object.entries(fields).flatMap(([name, field]) => namesOf(name, field)),
  ])
  if (Object.entries(body).some(([name, value]) => !knownNames.has(name) && !saysNothing(value)))
    throw new Falla(409, olderForm)
}

const saysNothing = (value: unknown) => isBlank(value) || (Array.isArray(value) && value.length === 0)

const olderForm =
  'Se instaló una versión nueva del sistema y este formulario pide un dato que ya no existe. No se guardó nada: recargue la página'
