import { curpDe, type Nacimiento } from '../../src/domain/curp.ts'

/** Returns a function that gives CURPs as RENAPO does: homonyms born on one day differ in the 17th character. */
export const registroDeCurps = () => {
  const dadas = new Map<string, number>()
  return (persona: Nacimiento): string => {
    const primera = curpDe(persona)
    const homonimos = dadas.get(primera) ?? 0
    dadas.set(primera, homonimos + 1)
    return homonimos === 0 ? primera : curpDe(persona, homonimos % (persona.fechaNacimiento < '2000' ? 10 : 26))
  }
}
