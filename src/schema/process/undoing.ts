import type { Content } from './process.ts'

/** What takes back the last step of a case: what people call it, and that who does so says why. */
export const undoing: { label: string; content: Content } = {
  label: 'Deshacer el último paso',
  content: { comment: 'Escriba por qué lo deshace' },
}
