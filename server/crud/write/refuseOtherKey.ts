import { paraBusqueda } from '../../../src/language/busqueda.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import { valueInBody } from '../../../src/schema/record/valueInBody.ts'
import { tidy } from '../../../src/schema/record/tidy.ts'
import { Falla } from '../../http/Falla.ts'
import { keyValueOf } from '../read/keyValueOf.ts'
import { keyFieldOf } from '../registry.ts'
import type { Body } from './writeContext.ts'

/** Refuses (422) a body whose key, said under `name`, is of another record than its path, whatever case and accents. A body without a key, or with what no key is, passes. */
export const refuseOtherKey = (resource: AnyResource, inPath: string, body: Body, name = resource.key) => {
  const field = keyFieldOf(resource)
  const keyInBody = keyValueOf(resource, tidy(field, valueInBody(body, name, field)))
  if (keyInBody === undefined || keyInBody === null || paraBusqueda(String(keyInBody)) === paraBusqueda(inPath)) return
  const message = `'${field.label}' no corresponde al registro que nombra la dirección: revise de cuál se trata`
  throw new Falla(422, message, { errors: { [name]: message } })
}
