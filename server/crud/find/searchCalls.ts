import * as z from 'zod'
import type { ApiCall } from '../apiCall.ts'
import { callsUnder } from '../callsUnder.ts'
import { searchQuery } from './busqueda.ts'

/** Describes the search over all resources. */
export const searchCalls = (): readonly ApiCall[] => [
  callsUnder('Búsqueda y pendientes')('GET', 'busqueda', 'Encontrar registros de cualquier lista', {
    query: searchQuery,
    answers: z.array(
      z.strictObject({
        resource: z.string(),
        id: z.string(),
        title: z.string(),
        subtitle: z.string(),
        to: z.string(),
      }),
    ),
  }),
  callsUnder('Búsqueda y pendientes')('GET', 'busqueda/parecido', 'Lo más parecido a lo que no se encontró', {
    query: searchQuery,
    answers: z.strictObject({ parecido: z.string().nullable() }),
  }),
]
