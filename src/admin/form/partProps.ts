/** What a hand-made part of a form receives: the name of its value in the form, its label, and whether it may be changed. */
export type PartProps = { name: string; label: string; disabled: boolean }
