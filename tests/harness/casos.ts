import type { createApp } from '../../server/universityServer.ts'
import { resources } from '../../src/resources/index.ts'
import type { AnyProcess, Content } from '../../src/schema/process/process.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import type { Rol } from '../../src/domain/roles.ts'
import type { Sheet } from '../../src/schema/names.ts'
import type { Db } from '../../server/context.ts'
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

/** Those whose cases begin with what is declared alone: their openings ask nothing of other tables. */
export const sinCondiciones = procesos.filter(({ process: { opens } }) => !opens.room && !opens.with?.sheet)

/** Who begins a case of a process. */
export const quienAbre = ({ process: { opens } }: Proceso): Rol => [opens.by].flat()[0] ?? 'coordinador'

/** A body that begins a case, made from the declaration alone, of what this API offers on this day; of this record where it is said. */
export const apertura = async (
  app: ReturnType<typeof createApp>,
  proceso: Proceso,
  hoy: Date,
  de?: string,
): Promise<object | FormData> => {
  const { opens, people, of } = proceso.process
  const rol = quienAbre(proceso)
  const names = [...(opens.with?.fields ?? []), ...(people[rol]?.sees === 'mine' ? [] : [of])]
  const fields = Object.fromEntries(Object.entries(proceso.fields).filter(([name]) => names.includes(name)))
  const propio = Object.hasOwn(propias, proceso.name) ? propias[proceso.name] : undefined
  if (propio) return conContenido(opens.with, propio, 'Se abre')
  const { cuerpo } = await cuerpoNuevo({ ...proceso, fields, write: { create: [rol] } }, lectores(app), hoy)
  return conContenido(opens.with, de !== undefined && names.includes(of) ? { ...cuerpo, [of]: de } : cuerpo, 'Se abre')
}

/** Opens a case of each process that has none, but for these: what a declaration brings that the seeds do not know yet. Answers of which. */
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

/** The class of the cast's facilitador whose grades a process hands in, and who is in it. */
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

/** What begins a case whose room asks for what no declaration says: a request, or the social service, of the cast's student; the grades of a class. */
const propias: Readonly<Record<string, object>> = {
  calificaciones: { id_clase: calificable.id_clase },
  certificados: buena,
  serviciosSociales: { matricula_estudiante: estudiante.matricula },
}

/** What goes with a step: the fields, a comment where it takes one, a PDF where it asks for one. */
export const conContenido = (content: Content | undefined, values: object, comentario: string): object | FormData => {
  const datos = { ...values, ...(content?.sheet && hojas[content.sheet]), ...(content?.comment ? { comentario } : {}) }
  if (!content?.pdf?.required) return datos
  const form = new FormData()
  form.set('datos', JSON.stringify(datos))
  form.set(content.pdf.sentAs ?? 'archivo', pdfDePrueba())
  return form
}

/** The parameters that the address of a notice names and leaves empty. */
export const sinDecir = (direccion: string | null): readonly string[] =>
  [...new URLSearchParams(direccion?.split('?')[1])]
    .filter(([, dicho]) => ['', 'null', 'undefined'].includes(dicho))
    .map(([nombre]) => `${direccion}: ${nombre}`)
