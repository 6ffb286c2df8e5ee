import * as z from 'zod'
import type { AnyResource } from '../../../src/schema/resource.ts'
import type { AnswerOf, ApiCall } from '../apiCall.ts'
import { valuesAnswer } from '../valuesAnswer.ts'
import { adviceBody } from './endpoints.ts'
import type { adviceFor } from './findingsOf.ts'

/** Describes the advice that a resource declares. */
export const adviceCallsOf = ({
  name,
  label,
  advice,
  write: { create = [], update = [] } = {},
}: AnyResource): readonly ApiCall[] =>
  advice
    ? [
        {
          method: 'POST',
          path: `advertencias/${name}`,
          group: label.many,
          summary: `${label.one}: lo que se advertiría antes de guardar`,
          roles: [...new Set([...create, ...update])],
          body: adviceBody,
          answers,
        },
      ]
    : []

/** Schema of a finding, as every answer tells it. */
export const finding = z.strictObject({
  id: z.string(),
  campo: z.string(),
  texto: z.string(),
  impide: z.boolean(),
  registro: z.strictObject({ recurso: z.string(), clave: z.string() }).optional(),
})

const answers = z.strictObject({
  hallazgos: z.array(finding),
  remedios: z.array(z.strictObject({ texto: z.string(), valores: valuesAnswer() })),
}) satisfies z.ZodType<AnswerOf<typeof adviceFor>>
