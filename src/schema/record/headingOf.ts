import type { AnyField } from '../kinds.ts'

/** Returns the heading of a field's column. */
export const headingOf = ({ heading, label }: AnyField) => heading ?? label
