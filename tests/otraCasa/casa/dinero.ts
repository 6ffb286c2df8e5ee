import * as z from 'zod/mini'
import { builder } from '../../../src/schema/fields.ts'
import type { OwnKinds } from '../../../src/schema/ownKinds.ts'

declare module '../../../src/schema/kinds.ts' {
  interface Kinds {
    money: object
  }
  interface ValueTypes {
    money: number
  }
}

/** An amount in pesos and centavos. */
export const money = builder('money')

const malformed = 'Escriba una cantidad en pesos, con dos decimales cuando mucho'

/** The library's own kind of field. */
export const kinds: OwnKinds = {
  money: {
    traits: { stored: true, sortable: true, figure: true, searched: 'column', filtered: 'figures' },
    check: () =>
      z.pipe(
        z.union(
          [z.number(malformed), z.string(malformed).check(z.regex(/^\d{1,8}(\.\d{1,2})?$/, malformed))],
          malformed,
        ),
        z.transform(Number),
      ),
    code: true,
  },
}
