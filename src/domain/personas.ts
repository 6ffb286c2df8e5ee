/** Closed lists of the person forms, spelled as the specification spells them; sheets of other systems call them otherwise. (B §3) */
export const sexos = [
  ['H', 'Hombre', 'Masculino'],
  ['M', 'Mujer', 'Femenino', 'F'],
] as const
export const nivelesEducativos = ['Bachillerato', 'Licenciatura', 'Ingenieria', 'Maestria', 'Doctorado'] as const
export const tiposDeVinculacion = [
  'Coordinador general',
  'Jefe de area academica',
  'Jefe de area administrativa',
  'Profesor asociado',
  'Tequio',
] as const
export const estatus = [
  [1, 'Activo'],
  [0, 'Inactivo'],
] as const

/** Areas of counselling; the first gives its counsellor an account. (B §3, §9) */
export const areasDeConsejeria = [
  [1, 'Academico'],
  [2, 'Administrativo'],
  [3, 'Financiero'],
  [4, 'Legal'],
] as const
export const areaConCuenta = 1

/** Nationality that is written by hand, and the one that asks for CURP and state of birth. (B §9) */
export const otraNacionalidad = 1
export const nacionalidadMexicana = 2
/** Language or people that is written by hand. (B §9) */
export const otraLengua = 2
export const otroPueblo = 2

/** Returns the name of a person, on screens and paper: the parts that hold a letter. The second surname is required, so a person with one surname has a point for it. */
export const nombreCompleto = (...partes: readonly unknown[]): string =>
  partes.filter(parte => typeof parte === 'string' && /\p{L}/u.test(parte)).join(' ')
