import { groupBy } from 'es-toolkit'

/** Groups classes into those that share students, directly or by others between them; one without students is by itself. */
export const conEstudiantesEnComun = (
  estudiantesDe: ReadonlyMap<string, readonly string[]>,
): readonly (readonly string[])[] => {
  const cabeza = new Map<string, string>()
  const raizDe = (cual: string): string => {
    let raiz = cual
    for (let antes = cabeza.get(raiz); antes !== undefined; antes = cabeza.get(raiz)) raiz = antes
    if (raiz !== cual) cabeza.set(cual, raiz)
    return raiz
  }
  const primera = new Map<string, string>()
  for (const [clase, estudiantes] of estudiantesDe)
    for (const matricula of estudiantes) {
      const [una, otra] = [raizDe(primera.get(matricula) ?? clase), raizDe(clase)]
      primera.set(matricula, una)
      if (una !== otra) cabeza.set(otra, una)
    }
  return Object.values(groupBy([...estudiantesDe.keys()], raizDe))
}
