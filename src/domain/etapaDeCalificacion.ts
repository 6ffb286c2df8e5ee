/** The two stages that close a class's grades, in order: first the facilitador, then the school office. (B §4) */
const etapasDeCalificacion = ['facilitador', 'escolar'] as const
export type EtapaDeCalificacion = (typeof etapasDeCalificacion)[number]
