import type { FieldOf } from '../../schema/kinds.ts'

/** What a hand-made part of a form receives: the name of its value in the form, its declaration, and whether it may be changed. */
export type PartProps = { name: string; field: FieldOf<'part'>; disabled: boolean }
