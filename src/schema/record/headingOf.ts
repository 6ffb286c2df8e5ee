import type { AnyField } from '../kinds.ts'

/** What stands over a field's column. */
export const headingOf = ({ heading, label }: AnyField) => heading ?? label
