import * as z from 'zod'
import { cuerpoDeDocumentacion } from '../../custom/documentacion/documentacion.ts'
import { cuerpoDeEquivalencias } from '../../custom/equivalencias/equivalencias.ts'
import { cuerpoDeReadmision } from '../../custom/readmision/readmision.ts'
import type { ApiCall } from '../../crud/apiCall.ts'
import { documentos } from './vidaAcademica.ts'

const texto = z.string()
const quiza = texto.nullable()

/** Describes the calls by which a school office notes something of a student. */
export const controlEscolar = (): readonly ApiCall[] => {
  const escolar = { group: 'Control escolar', roles: ['escolar'] } satisfies Partial<ApiCall>
  return [
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
      path: 'advertencias/readmision',
      summary: 'A quién readmitiría una readmisión, y qué deja, termina o continúa',
      body: cuerpoDeReadmision,
      answers: z.strictObject({ matricula: texto, nombre: texto, programa: quiza, avisos: z.array(texto) }),
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
    {
      ...escolar,
      method: 'GET',
      path: 'estudiante/{matricula}/servicio-social',
      summary: 'Por qué no se puede activar el servicio social de un estudiante',
      answers: z.strictObject({ motivo: quiza }),
    },
  ]
}
