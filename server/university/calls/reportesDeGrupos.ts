import * as z from 'zod'
import type { DatosReporte } from '../../../src/domain/reportesDeGrupo.ts'
import type { ApiCall } from '../../crud/apiCall.ts'

const texto = z.string()
const aprobado = z.literal([0, 1])
const datos = z.strictObject({
  aprobado_inicio: aprobado,
  aprobado_final: aprobado,
  archivo_inicio: texto.nullable(),
  archivo_final: texto.nullable(),
}) satisfies z.ZodType<DatosReporte>

/** Describes the calls of the reports of groups. */
export const reportesDeGrupos = (): readonly ApiCall[] => {
  const reporte = {
    group: 'Reportes de grupos',
    roles: ['escolar'],
    method: 'POST',
    answers: datos,
  } satisfies Partial<ApiCall>
  const firmado = {
    body: z.looseObject({ clave_grupo: texto, id_periodo: texto }),
    pdf: { as: 'archivoPdf', label: 'Reporte firmado', required: true },
  }
  return [
    {
      ...reporte,
      method: 'GET',
      path: 'grupo/{clave_grupo}/periodo/{id_periodo}/materias/estudiantes',
      roles: ['escolar', 'coordinador'],
      summary: 'El reporte de asistencia de un grupo',
      answers: z.looseObject({ grupo: z.looseObject({ clave_grupo: texto }) }),
    },
    {
      ...reporte,
      ...firmado,
      path: 'reporte/estado/actualizacion/inicio',
      summary: 'Enviar el reporte inicial firmado',
    },
    { ...reporte, ...firmado, path: 'reporte/estado/actualizacion/final', summary: 'Enviar el reporte final firmado' },
  ]
}
