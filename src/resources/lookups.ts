/** Small fixed lists that `GET datosgenerales` answers, each with the key of its items. (B §3, Lookups) */
export const lookups = {
  nacionalidades: 'id_nacionalidad',
  estados: 'id_estado',
  tiposSangre: 'id_tiposangre',
  pueblosIndigenas: 'id_puebloindigena',
  lenguasIndigenas: 'id_lenguaindigena',
} as const

/** Path that answers them. */
export const lookupsAt = 'datosgenerales'
