import * as z from 'zod'
import type { ApiCall } from '../../crud/apiCall.ts'

const texto = z.string()
const quiza = texto.nullable()
const calificacion = z.union([z.number(), texto]).nullable()
const cursada = {
  id_materia: texto,
  clave_materia: texto,
  nombre_materia: texto,
  creditos_materia: z.number(),
  calificacion_estudiante: calificacion,
  acreditado_estudiante: quiza,
  previa: z.strictObject({ tipo: texto, institucion: quiza }).optional(),
}
const clases = z.array(
  z.looseObject({ ...cursada, id_clase: texto.optional(), nombre_clase: texto.optional(), periodo: texto }),
)
const kardex = z.record(texto, z.array(z.strictObject({ ...cursada, inicio_periodo: texto.optional() })))
const malla = z.strictObject({
  reticula: z.looseObject({}).nullable(),
  materias: z.array(z.looseObject({ id_materia: texto, acreditado: quiza, calificacion })),
})

/** Documents that a student has handed in or owes. */
export const documentos = z.array(z.strictObject({ nombre: texto, estado: z.boolean() }))

/** Describes the calls of what a student has done, and what comes next. */
export const vidaAcademica = (): readonly ApiCall[] => {
  const propia = { group: 'Vida académica', roles: ['estudiante'], method: 'GET' } satisfies Partial<ApiCall>
  const ajena = { ...propia, roles: ['coordinador', 'escolar', 'consejero'] } satisfies Partial<ApiCall>
  return [
    {
      ...propia,
      path: 'agenda',
      roles: ['estudiante', 'facilitador'],
      summary: 'Lo de hoy y la siguiente fecha',
      answers: z.strictObject({
        clases: z.array(z.looseObject({ id_clase: texto })),
        fecha: z.strictObject({ dia: texto, que: texto }).nullable(),
      }),
    },
    { ...propia, path: 'estudiante/documentacion', summary: 'Los documentos propios', answers: documentos },
    {
      ...propia,
      path: 'estudiantes/clases/general',
      summary: 'La carga académica propia',
      answers: z.strictObject({ clases, estudiante: z.looseObject({ matricula: texto }) }),
    },
    {
      ...propia,
      path: 'estudiantes/clases/general/totales',
      summary: 'El kardex propio, por periodo',
      answers: kardex,
    },
    {
      ...propia,
      path: 'estudiantes/pertenece/periodos',
      summary: 'Los periodos cursados',
      answers: z.array(z.looseObject({ id_periodo: texto, nombre: texto })),
    },
    {
      ...propia,
      path: 'estudiantes/clases/periodo/{id_periodo}',
      summary: 'La boleta propia de un periodo',
      answers: clases,
    },
    { ...propia, path: 'estudiantes/materias/reticula', summary: 'La malla propia', answers: malla },
    {
      ...ajena,
      path: 'coordi-escolar/estudiantes/{matricula}/clases/generales/total',
      summary: 'El kardex de un estudiante',
      answers: kardex,
    },
    {
      ...ajena,
      path: 'coordi-escolar/estudiantes/{matricula}/materias/reticula',
      summary: 'La malla de un estudiante',
      answers: malla,
    },
    { ...ajena, path: 'documentacion/{matricula}', summary: 'Los documentos de un estudiante', answers: documentos },
    {
      ...ajena,
      roles: ['coordinador', 'escolar', 'consejero', 'estudiante'],
      path: 'trayectoria/{matricula}',
      summary: 'Las matrículas de una persona',
      answers: z.array(z.looseObject({ matricula: texto, programa: texto, cuc: texto })),
    },
    {
      ...ajena,
      roles: ['coordinador', 'escolar', 'consejero', 'estudiante'],
      path: 'trayectoria/{matricula}/kardex',
      summary: 'El kardex de una de las matrículas de una persona',
      answers: kardex,
    },
  ]
}
