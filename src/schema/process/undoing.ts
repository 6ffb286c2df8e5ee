import type { Content } from './process.ts'

/** Label and content of taking back the last step of a case: it needs a reason. */
export const undoing: { label: string; content: Content } = {
  label: 'Deshacer el último paso',
  content: { comment: 'Escriba por qué lo deshace' },
}
