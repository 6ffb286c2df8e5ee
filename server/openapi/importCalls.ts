import * as z from 'zod'
import { mayImport } from '../../src/schema/cells/importable.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import type { ApiCall } from '../crud/apiCall.ts'

export const importCalls = (resource: AnyResource): readonly ApiCall[] => {
  const { name, label, write = {} } = resource
  const roles = [...new Set([...(write.create ?? []), ...(write.update ?? [])])].filter(role =>
    mayImport(resource, role),
  )
  if (!roles.length) return []
  const path = `importaciones/${name}`
  const group = label.many
  const query = z.object({ archivo: z.string().optional().describe('Cómo se llama el archivo') })
  const summary = z.looseObject({ id: z.uuid(), archivo: z.string(), huella: z.string() })
  return [
    {
      method: 'POST',
      path,
      group,
      summary: `${label.many}: recibir una hoja y decir qué traería`,
      roles,
      query,
      sends: 'application/octet-stream',
      answers: summary,
    },
    {
      method: 'GET',
      path,
      group,
      summary: `${label.many}: la hoja que está por aplicarse`,
      roles,
      answers: summary.nullable(),
    },
    {
      method: 'GET',
      path: `${path}/plantilla`,
      group,
      summary: `${label.many}: la plantilla de la hoja`,
      roles,
      answers: 'archivo',
    },
    {
      method: 'GET',
      path: `${path}/avance`,
      group,
      summary: `${label.many}: cuánto lleva la hoja que se lee`,
      roles,
      answers: z.unknown(),
    },
    {
      method: 'GET',
      path: `${path}/lotes`,
      group,
      summary: `${label.many}: las hojas aplicadas`,
      roles,
      answers: z.array(z.looseObject({})),
    },
  ]
}
