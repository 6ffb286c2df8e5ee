import { fechaLarga } from '../language/fechaLarga.ts'

/** Returns the warning before students are put into a class whose period has ended. */
export const fraseDePeriodoTerminado = ({ nombre, fecha_final }: { nombre: string; fecha_final: string }): string =>
  `El periodo de la asignatura, «${nombre}», terminó el ${fechaLarga(fecha_final)}`
