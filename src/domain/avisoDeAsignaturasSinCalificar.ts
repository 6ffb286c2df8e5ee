import { contado } from '../language/contado.ts'

/** Warns that somebody who leaves is in so many classes without grades, and that they can be taken out only until those are graded. */
export const avisoDeAsignaturasSinCalificar = (cuantas: number, periodo?: string): string => {
  const [una, ella, califiquen] = cuantas === 1 ? ['la', 'ella', 'califique'] : ['las', 'ellas', 'califiquen']
  const cuales = `${contado(cuantas, 'asignatura', 'asignaturas')} sin calificar${periodo ? ` de ${periodo}` : ''}`
  return `Tiene ${cuales}: si no ${una} va a terminar, servicios escolares debe quitarle de ${ella} antes de que se ${califiquen}, pues después ya no se puede`
}
