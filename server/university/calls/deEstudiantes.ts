import * as z from 'zod'
import type { Rol } from '../../../src/domain/roles.ts'
import { cuerpoDeDocumentacion } from '../../custom/documentacion/documentacion.ts'
import { cuerpoDeEquivalencias } from '../../custom/equivalencias/equivalencias.ts'
import { cuerpoDeReadmision } from '../../custom/readmision/readmision.ts'
import { decision, decisionDeFase, deFase } from '../../custom/servicioSocial/contenidos.ts'
import { identificacion } from '../../custom/servicioSocial/servicioDe.ts'
import { cuerpoDePrestador } from '../../custom/prestadores/prestadores.ts'
import type { ApiCall } from '../../openapi/apiCall.ts'

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
const kardex = z.record(texto, z.array(z.strictObject(cursada)))
const malla = z.strictObject({
  reticula: z.looseObject({}).nullable(),
  materias: z.array(z.looseObject({ id_materia: texto, acreditado: quiza, calificacion })),
})
const documentos = z.array(z.strictObject({ nombre: texto, estado: z.boolean() }))
const servicio = z.looseObject({ id_servicio_social: texto })
const certificado = z.looseObject({ n_folio: texto })

/** What a student has done, owes and asks for. */
export const deEstudiantes = (): readonly ApiCall[] => {
  const propia = { group: 'Vida académica', roles: ['estudiante'] as readonly Rol[], method: 'GET' } as const
  const ajena = { ...propia, roles: ['coordinador', 'escolar', 'consejero'] as readonly Rol[] }
  const social = {
    group: 'Servicio social (pasos)',
    roles: ['escolar'] as readonly Rol[],
    method: 'POST',
    answers: servicio,
  } as const
  const tramite = {
    group: 'Certificados (pasos)',
    roles: ['escolar'] as readonly Rol[],
    method: 'POST',
    answers: certificado,
  } as const
  const escolar = { group: 'Control escolar', roles: ['escolar'] as readonly Rol[] } as const
  const documento = (required: boolean) => ({ pdf: { as: 'archivoPdf', label: 'Documento', required } })
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
      ...escolar,
      method: 'PUT',
      path: 'documentacion/{matricula}',
      summary: 'Marcar los documentos entregados',
      body: cuerpoDeDocumentacion,
      answers: z.strictObject({ matricula: texto, documentacion: documentos, version: z.int() }),
    },
    {
      ...escolar,
      method: 'POST',
      path: 'estudiantes/readmision',
      summary: 'Readmite a una persona con otra matrícula',
      body: cuerpoDeReadmision,
      answers: { of: 'estudiantes' },
      status: 201,
    },
    {
      ...escolar,
      method: 'POST',
      path: 'estudiantes/{matricula}/equivalencias',
      summary: 'Registrar calificaciones de todo un plan',
      body: cuerpoDeEquivalencias,
      answers: z.strictObject({ registradas: z.int() }),
      status: 201,
    },
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
    {
      ...escolar,
      method: 'GET',
      path: 'estudiante/{matricula}/reinscripcion',
      summary: 'Por qué un estudiante no espera reinscripción',
      answers: z.strictObject({
        matricula: texto,
        nombre: texto,
        programa: quiza,
        grupo: quiza,
        semestre: z.int().nullable(),
        motivo: quiza,
      }),
    },
    { ...social, path: 'cuc/estudiante/{matricula}/activar-servicio', summary: 'Activar el servicio social' },
    {
      ...social,
      method: 'GET',
      path: 'servicio-social/estudiante/{matricula}/datos',
      summary: 'El servicio de un estudiante',
      roles: ['escolar', 'coordinador'],
    },
    {
      ...social,
      method: 'GET',
      path: 'estudiante/datos/servicio-social/activo',
      summary: 'El servicio propio',
      roles: ['estudiante'],
    },
    {
      ...social,
      method: 'PUT',
      path: 'serviciossociales',
      summary: 'Enviar la información del servicio',
      roles: ['estudiante'],
      body: z.looseObject(identificacion.shape),
    },
    {
      ...social,
      path: 'estudiante/servicio-social/fase/enviar',
      summary: 'Enviar el archivo de una fase',
      roles: ['estudiante'],
      body: deFase,
      ...documento(true),
    },
    {
      ...social,
      path: 'servicio-social/estudiante/datos/carta-solicitud',
      summary: 'Los datos de la carta de solicitud',
      roles: ['escolar', 'estudiante'],
      body: identificacion,
    },
    {
      ...social,
      path: 'actualizar/servicio-social',
      summary: 'Completar un servicio liberado',
      roles: ['coordinador'],
      body: identificacion,
    },
    {
      ...social,
      path: 'servicio-social/estudiante/actualizar/status',
      summary: 'Aceptar o rechazar la información',
      body: decision,
    },
    {
      ...social,
      path: 'servicio-social/fase/estudiante/actualizar/status',
      summary: 'Aceptar o rechazar una fase',
      body: decisionDeFase,
      ...documento(false),
    },
    {
      ...social,
      path: 'prestadores-externos/estudiante/datos/aceptacion-liberacion',
      summary: 'Los datos de la carta de aceptación de un externo',
      body: cuerpoDePrestador,
      answers: z.looseObject({}),
    },
    {
      ...tramite,
      method: 'GET',
      path: 'estudiantes/{matricula}/certificado',
      summary: 'Qué certificado puede solicitar un estudiante',
      roles: ['escolar', 'coordinador'],
      answers: z.looseObject({
        matricula: texto,
        nombre: texto,
        en_tramite: z.array(z.looseObject({ n_folio: texto })),
      }),
    },
  ]
}
