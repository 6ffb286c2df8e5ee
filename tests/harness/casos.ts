import type { createApp } from '../../server/universityServer.ts'
import { resources } from '../../src/resources/index.ts'
import { isPersonOfCase } from '../../src/schema/process/isPersonOfCase.ts'
import type { AnyProcess, Content } from '../../src/schema/process/process.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import type { Rol } from '../../src/domain/roles.ts'
import type { Sheet } from '../../src/schema/names.ts'
import type { Db } from '../../server/db/queryable.ts'
import { tableNamed } from '../../server/crud/registry.ts'
import { alta } from './alta.ts'
import { alumnos, clase, matriculasDe, notas } from './aula.ts'
import { cuerpoNuevo } from './cuerpos.ts'
import type { Escena } from './escena.ts'
import { lectores } from './lectores.ts'
import { buena, estudiante } from './filas.ts'
import { pdfDePrueba } from './pdfDePrueba.ts'

export type Proceso = AnyResource & { process: AnyProcess }

const everyResource: readonly AnyResource[] = Object.values(resources)

/** Every declared process. */
export const procesos = everyResource.filter((each): each is Proceso => each.process !== undefined)

/** The processes whose opening needs only its declaration: no conditions on other tables, and no sheet. */
export const sinCondiciones = procesos.filter(({ process: { opens } }) => !opens.room && !opens.with?.sheet)

/** Returns the role that opens a case of a process. */
export const quienAbre = ({ process: { opens } }: Proceso): Rol => [opens.by].flat()[0] ?? 'coordinador'

/** Builds a body that opens a case, from the declaration and from what this API offers on this day. With `de`, the case is about that record. */
export const apertura = async (
  app: ReturnType<typeof createApp>,
  proceso: Proceso,
  hoy: Date,
  de?: string,
): Promise<object | FormData> => {
  const { opens, of } = proceso.process
  const rol = quienAbre(proceso)
  const names = [...(opens.with?.fields ?? []), ...(isPersonOfCase(proceso, rol) ? [] : [of])]
  const fields = Object.fromEntries(Object.entries(proceso.fields).filter(([name]) => names.includes(name)))
  const propio = Object.hasOwn(propias, proceso.name) ? propias[proceso.name] : undefined
  if (propio) return conContenido(opens.with, propio, 'Se abre')
  const { cuerpo } = await cuerpoNuevo({ ...proceso, fields, write: { create: [rol] } }, lectores(app), hoy)
  return conContenido(opens.with, de !== undefined && names.includes(of) ? { ...cuerpo, [of]: de } : cuerpo, 'Se abre')
}

/** Opens a case of each process that has none, except those of `salvo`, for declarations that the seeds do not know yet. Returns the names of those processes. */
export const abrirDeLoNuevo = async (e: Escena, salvo: ReadonlySet<string>): Promise<ReadonlySet<string>> => {
  const nuevos: string[] = []
  for (const proceso of sinCondiciones) {
    const { name, path = name } = proceso
    if (salvo.has(name) || (await e.db.$count(tableNamed(name))) > 0) continue
    const cuerpo = await apertura(e.app, proceso, e.reloj.ahora)
    await alta(e, path, cuerpo, await e.tokenDe(quienAbre(proceso)))
    nuevos.push(name)
  }
  return new Set(nuevos)
}

/** The class of the cast's facilitador whose grades are handed in, and its students. */
const calificable = { id_clase: '5b1d7c52-0c0f-4f0e-9d5a-2f6f2b1c9a10', cuantos: 2 }
export const sentarCalificable = async (db: Db, claves: Parameters<typeof clase>[1]) =>
  clase(db, claves, {
    matriculas: await alumnos(db, claves, calificable.cuantos, { letra: 'K' }),
    cambios: { id_clase: calificable.id_clase },
  })

/** The rows of the sheets that go with steps. */
const hojas: Readonly<Record<Sheet, object>> = {
  notas: { estudiantes: notas(matriculasDe(calificable.cuantos, 'K')) },
}

/** Opening bodies whose room asks for more than the declaration says: a request or the social service of the cast's student, and the grades of a class. */
const propias: Readonly<Record<string, object>> = {
  calificaciones: { id_clase: calificable.id_clase },
  certificados: buena,
  serviciosSociales: { matricula_estudiante: estudiante.matricula },
}

/** Builds the content of a step: its fields, a comment where it takes one, and a PDF where it requires one. */
export const conContenido = (content: Content | undefined, values: object, comentario: string): object | FormData => {
  const datos = { ...values, ...(content?.sheet && hojas[content.sheet]), ...(content?.comment ? { comentario } : {}) }
  if (!content?.pdf?.required) return datos
  const form = new FormData()
  form.set('datos', JSON.stringify(datos))
  form.set(content.pdf.sentAs ?? 'archivo', pdfDePrueba())
  return form
}

/** Returns the query parameters that the address of a notice leaves empty. */
export const sinDecir = (direccion: string | null): readonly string[] =>
  [...new URLSearchParams(direccion?.split('?')[1])]
    .filter(([, dicho]) => ['', 'null', 'undefined'].includes(dicho))
    .map(([nombre]) => `${direccion}: ${nombre}`)
