import * as z from 'zod'

/** Schema of the values of fields in an answer, by the name of the field. */
export const valuesAnswer = () => z.record(z.string(), value)

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()])
const value = z.union([scalar, z.array(z.number()), z.array(z.record(z.string(), scalar))])
