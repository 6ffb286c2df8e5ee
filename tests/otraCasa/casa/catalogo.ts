import type { Judge } from '../../../server/crud/judge.ts'
import { Falla } from '../../../server/http/Falla.ts'

/** Simulates another library that keeps what goes to its cellar, and does not answer. */
export const catalogo: Judge = async (_tx, { after: { sala } }) => {
  if (sala === 'Sótano') throw new Falla(503, 'La otra biblioteca no responde, intente más tarde')
  return {}
}
