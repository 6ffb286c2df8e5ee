/** Icons of this university's menu; `src/custom/icons.ts` draws them. An entity needs none. */
export const iconos = [
  'inicio',
  'campus',
  'programa',
  'periodo',
  'materia',
  'malla',
  'datos',
  'reporte',
  'servicio',
  'certificado',
  'consejero',
  'escolar',
  'facilitador',
  'seleccion',
  'seleccionDePersonas',
  'grupo',
  'estudiante',
  'clase',
  'calificacion',
  'boleta',
  'kardex',
  'reinscripcion',
  'lista',
] as const

type Iconos = Record<(typeof iconos)[number], true>
declare module '../schema/screen.ts' {
  interface Icons extends Iconos {}
}
