import * as z from 'zod'
import { cuerposDeEnlace } from '../../custom/enlaces/enlaces.ts'
import type { ApiCall } from '../../crud/apiCall.ts'

/** Describes the calls that tie programmes and facilitadores to a campus. */
export const programasYFacilitadores = (): readonly ApiCall[] => {
  const enlace = {
    group: 'Programas y facilitadores del CUC',
    roles: ['consejero'],
    method: 'POST',
    answers: z.looseObject({}),
  } satisfies Partial<ApiCall>
  return (['programas', 'facilitadores'] as const).flatMap(que =>
    ['asociar', 'desasociar'].flatMap(verbo => [
      {
        ...enlace,
        path: `${que}/${verbo}-cuc`,
        summary: `${verbo === 'asociar' ? 'Agregar al' : 'Quitar del'} CUC propio: ${que}`,
        body: cuerposDeEnlace[que],
      },
      {
        ...enlace,
        path: `${que}/${verbo}-cuc/{clave}`,
        summary: `${verbo === 'asociar' ? 'Agregar al' : 'Quitar del'} CUC propio, por su clave: ${que}`,
        body: cuerposDeEnlace[que].partial(),
        bodyless: true,
      },
    ]),
  )
}
