import type { AnyProcess } from './process.ts'

/** What people call a state; one that is declared no more by its name. */
export const stateLabel = ({ states }: Pick<AnyProcess, 'states'>, name: string): string => states[name]?.label ?? name
