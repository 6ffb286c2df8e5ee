import type { CascadeStep } from '../../schema/screen.ts'

/** What was chosen in selectors that hang from one another, by the parameter that each fills. */
export type Chosen = Readonly<Record<string, string | undefined>>

/** What was chosen before one of these steps, what is given first; nothing is said as an empty text. */
export const chosenBefore = (
  steps: readonly Pick<CascadeStep, 'bind'>[],
  at: number,
  chosen: Chosen,
  given: Readonly<Record<string, string>> = {},
): Record<string, string> => ({
  ...given,
  ...Object.fromEntries(steps.slice(0, at).map(({ bind }) => [bind, chosen[bind] ?? ''])),
})
