import type { Resolver } from 'react-hook-form'
import type { Mode } from '../../schema/active.ts'
import type { Value, Values } from '../../schema/kinds.ts'
import { errorsOf } from '../../schema/errorsOf.ts'
import type { AnyResource } from '../../schema/resource.ts'
import { today } from '../../api/today.ts'
import { validate } from '../../schema/validate.ts'

/** Returns a resolver that judges only these fields, as the server will; `standing` returns the stored values to judge them with. Default: none. */
export const judgeOnly =
  (
    resource: AnyResource,
    mode: Mode,
    fields: readonly string[],
    standing: (typed: Values) => Values = () => ({}),
  ): Resolver<Record<string, Value>> =>
  typed => {
    const { values, errors } = validate(resource, mode, typed, { today: today(), stored: standing(typed) })
    const wrong = Object.entries(errorsOf(fields, errors)).map(([each, message]) => [
      each,
      { type: 'declared', message },
    ])
    return wrong.length
      ? { values: {}, errors: Object.fromEntries(wrong) }
      : { values: Object.fromEntries(fields.map(each => [each, values[each]])), errors: {} }
  }
