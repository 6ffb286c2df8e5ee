import * as z from 'zod'
import { cuerpoDePrestador } from '../../custom/prestadores/prestadores.ts'
import { decision, decisionDeFase, deFase } from '../../custom/servicioSocial/contenidos.ts'
import { identificacion } from '../../custom/servicioSocial/servicioDe.ts'
import type { ApiCall } from '../../crud/apiCall.ts'

const texto = z.string()

/** Describes the steps of a social service, and the call that tells which certificate a student may ask for. */
export const pasosDeTramites = (): readonly ApiCall[] => {
  const social = {
    group: 'Servicio social (pasos)',
    roles: ['escolar'],
    method: 'POST',
    answers: z.looseObject({ id_servicio_social: texto }),
  } satisfies Partial<ApiCall>
  const documento = (required: boolean) => ({ pdf: { as: 'archivoPdf', label: 'Documento', required } })
  return [
    {
      ...social,
      path: 'cuc/estudiante/{matricula}/activar-servicio',
      summary: 'Activar el servicio social',
      body: z.looseObject({ matricula: z.unknown().optional().describe('La del estudiante de la dirección') }),
      bodyless: true,
    },
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
      answers: { of: 'prestadoresExternos' },
    },
    {
      group: 'Certificados (pasos)',
      method: 'GET',
      path: 'estudiantes/{matricula}/certificado',
      summary: 'Qué certificado puede solicitar un estudiante',
      roles: ['escolar', 'coordinador'],
      answers: z.looseObject({
        matricula: texto,
        nombre: texto,
        en_tramite: z.array(z.looseObject({ n_folio: texto })),
        en_tramite_de_antes: z.array(z.looseObject({ matricula: texto, n_folio: texto })),
      }),
    },
  ]
}
