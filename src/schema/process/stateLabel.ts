import type { AnyProcess } from './process.ts'

/** Returns the label of a state; the name of one that is no longer declared. */
export const stateLabel = ({ states }: Pick<AnyProcess, 'states'>, name: string): string => states[name]?.label ?? name
