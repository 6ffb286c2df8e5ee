import type { CascadeStep } from '../../schema/screen.ts'

/** Choices in dependent selectors, by the parameter that each fills. */
export type Chosen = Readonly<Record<string, string | undefined>>

/** Returns the choices before a step, preceded by the given ones; a missing choice is ''. */
export const chosenBefore = (
  steps: readonly Pick<CascadeStep, 'bind'>[],
  at: number,
  chosen: Chosen,
  given: Readonly<Record<string, string>> = {},
): Record<string, string> => ({
  ...given,
  ...Object.fromEntries(steps.slice(0, at).map(({ bind }) => [bind, chosen[bind] ?? ''])),
})
