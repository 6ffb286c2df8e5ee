import type { FieldOf } from '../../schema/kinds.ts'

/** Properties of a hand-made part of a form: the name of its value in the form, its declaration, and whether it is disabled. */
export type PartProps = { name: string; field: FieldOf<'part'>; disabled: boolean }
