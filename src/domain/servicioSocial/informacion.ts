/** Closed lists of the information form. (B §3, §9) */
export const tiposDeDependencia = ['Municipal', 'Estatal', 'Federal'] as const
export const modalidadesDeServicio = ['Interno', 'Externo'] as const
export const gradosDeTitular = ['C', 'LIC', 'ING', 'MTRO', 'DR'] as const

/** Fewer hours than this are not enough by the federal rules of social service; the form warns and never refuses. */
export const horasDeLey = 480

/** What is asked before a release letter that certifies too few hours; nothing otherwise. */
export const faltaDeHoras = (horas: number | null): string | undefined =>
  avisoDeHoras(horas) &&
  `La carta certificará ${horas} horas: ${horasDeLey - Number(horas)} menos que las ${horasDeLey} que pide el reglamento del servicio social.`

/** What the form says of too few hours; nothing otherwise. */
export const avisoDeHoras = (horas: unknown): string | undefined => {
  const cuantas = Number(horas)
  return cuantas > 0 && cuantas < horasDeLey
    ? `El reglamento del servicio social pide al menos ${horasDeLey} horas`
    : undefined
}
