import type { createApp } from '../../server/universityServer.ts'
import { resources } from '../../src/resources/index.ts'
import type { AnyProcess, Content } from '../../src/schema/process/process.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import type { Rol } from '../../src/domain/roles.ts'
import { cuerpoNuevo } from './cuerpos.ts'
import { lectores } from './lectores.ts'
import { buena, estudiante } from './filas.ts'
import { pdfDePrueba } from './pdfDePrueba.ts'

export type Proceso = AnyResource & { process: AnyProcess }

const everyResource: readonly AnyResource[] = Object.values(resources)

/** Every declared process. */
export const procesos = everyResource.filter((each): each is Proceso => each.process !== undefined)

/** Those whose cases begin with what is declared alone: their openings ask nothing of other tables. */
export const sinCondiciones = procesos.filter(({ process: { opens } }) => opens.room === undefined)

/** Who begins a case of a process. */
export const quienAbre = ({ process: { opens } }: Proceso): Rol => [opens.by].flat()[0] ?? 'coordinador'

/** A body that begins a case, made from the declaration alone, of what this API offers on this day. */
export const apertura = async (
  app: ReturnType<typeof createApp>,
  proceso: Proceso,
  hoy: Date,
): Promise<object | FormData> => {
  const { opens, people, of } = proceso.process
  const rol = quienAbre(proceso)
  const names = [...(opens.with?.fields ?? []), ...(people[rol]?.sees === 'mine' ? [] : [of])]
  const fields = Object.fromEntries(Object.entries(proceso.fields).filter(([name]) => names.includes(name)))
  const propio = Object.hasOwn(propias, proceso.name) ? propias[proceso.name] : undefined
  if (propio) return conContenido(opens.with, propio, 'Se abre')
  const { cuerpo } = await cuerpoNuevo({ ...proceso, fields, write: { create: [rol] } }, lectores(app), hoy)
  return conContenido(opens.with, cuerpo, 'Se abre')
}

/** What begins a case whose room asks for what no declaration says: a request, or the social service, of the cast's student. */
const propias: Readonly<Record<string, object>> = {
  certificados: buena,
  serviciosSociales: { matricula_estudiante: estudiante.matricula },
}

/** What goes with a step: the fields, a comment where it takes one, a PDF where it asks for one. */
export const conContenido = (content: Content | undefined, values: object, comentario: string): object | FormData => {
  const datos = { ...values, ...(content?.comment ? { comentario } : {}) }
  if (!content?.pdf?.required) return datos
  const form = new FormData()
  form.set('datos', JSON.stringify(datos))
  form.set(content.pdf.sentAs ?? 'archivo', pdfDePrueba())
  return form
}
