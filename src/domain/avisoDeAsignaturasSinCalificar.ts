import { contado } from '../language/contado.ts'

/** Says in how many classes without grades somebody is who leaves, and until when they can be taken out of them. */
export const avisoDeAsignaturasSinCalificar = (cuantas: number, periodo?: string): string => {
  const [una, ella, califiquen] = cuantas === 1 ? ['la', 'ella', 'califique'] : ['las', 'ellas', 'califiquen']
  const cuales = `${contado(cuantas, 'asignatura', 'asignaturas')} sin calificar${periodo ? ` de ${periodo}` : ''}`
  return `Tiene ${cuales}: si no ${una} va a terminar, servicios escolares debe quitarle de ${ella} antes de que se ${califiquen}, pues después ya no se puede`
}
