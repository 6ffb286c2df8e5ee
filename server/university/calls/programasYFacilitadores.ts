import * as z from 'zod'
import { cuerposDeEnlace } from '../../custom/enlaces/enlaces.ts'
import type { ApiCall } from '../../crud/apiCall.ts'

const texto = z.string()
const enlazado = {
  programas: z.strictObject({
    clave_cuc: texto,
    clave_programa: texto,
    fecha_implementacion: z.iso.date().optional(),
  }),
  facilitadores: z.strictObject({ clave_cuc: texto, matricula: texto }),
}

/** Describes the calls that tie programmes and facilitadores to a campus. */
export const programasYFacilitadores = (): readonly ApiCall[] => {
  const enlace = {
    group: 'Programas y facilitadores del CUC',
    roles: ['consejero'],
    method: 'POST',
  } satisfies Partial<ApiCall>
  return (['programas', 'facilitadores'] as const).flatMap(que =>
    ['asociar', 'desasociar'].flatMap(verbo => [
      {
        ...enlace,
        answers: enlazado[que],
        path: `${que}/${verbo}-cuc`,
        summary: `${verbo === 'asociar' ? 'Agregar al' : 'Quitar del'} CUC propio: ${que}`,
        body: cuerposDeEnlace[que],
      },
      {
        ...enlace,
        answers: enlazado[que],
        path: `${que}/${verbo}-cuc/{clave}`,
        summary: `${verbo === 'asociar' ? 'Agregar al' : 'Quitar del'} CUC propio, por su clave: ${que}`,
        body: cuerposDeEnlace[que].partial(),
        bodyless: true,
      },
    ]),
  )
}
