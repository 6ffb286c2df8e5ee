import * as z from 'zod'
import type { ApiCall } from '../apiCall.ts'
import { callsUnder } from '../callsUnder.ts'
import { preferencesBody } from './endpoints.ts'
import { changedView, newView } from './saveView.ts'

/** Describes the calls of what people keep for themselves. */
export const personalCalls = (): readonly ApiCall[] => {
  const propias = callsUnder('Preferencias y vistas')
  return [
    propias('GET', 'preferencias', 'Las de las pantallas de quien pregunta', {
      answers: z.record(z.string(), z.unknown()),
    }),
    propias('PUT', 'preferencias', 'Guardar las dichas; null las olvida', { body: preferencesBody }),
    propias('POST', 'vistas', 'Guardar una vista de una lista', {
      body: newView,
      answers: withId,
      status: 201,
    }),
    propias('PUT', 'vistas/{id}', 'Cambiar una vista propia', { body: changedView, answers: withId }),
    propias('DELETE', 'vistas/{id}', 'Eliminar una vista propia', { answers: withId }),
  ]
}

const withId = z.strictObject({ id: z.uuid() })
