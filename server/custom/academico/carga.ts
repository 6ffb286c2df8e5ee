import type { ClaseCursada } from '../../academico/historiaDe.ts'

/** The classes of the period that holds the day; between periods, of the next one that the student has classes in. (B §2, Carga Academica) */
export const carga = (historia: readonly ClaseCursada[], hoy: string): readonly ClaseCursada[] => {
  const porTerminar = historia.filter(({ periodo }) => periodo.fecha_final >= hoy)
  const vigentes = porTerminar.filter(({ periodo }) => periodo.fecha_inicio <= hoy)
  const proximo = porTerminar[0]?.periodo.id_periodo
  return vigentes.length ? vigentes : porTerminar.filter(({ periodo }) => periodo.id_periodo === proximo)
}
