/** Streets as towns name them. */
export const calles = [
  'Benito Juárez',
  'Hidalgo',
  'Independencia',
  'Cinco de Mayo',
  'Morelos',
  'Emiliano Zapata',
  'Macedonio Alcalá',
  'Porfirio Díaz',
  'La Paz',
  'Constitución',
  'Reforma',
  'Libertad',
  'Galeana',
  'Matamoros',
  'Allende',
  'Aldama',
  'Vicente Guerrero',
  'Ricardo Flores Magón',
  'El Calvario',
  'del Panteón',
  'de la Escuela',
  'del Mercado',
  'Las Flores',
  'Los Mangos',
  'Los Pinos',
  'Camino Real',
  'Lázaro Cárdenas',
  'Veinte de Noviembre',
] as const

/** Blood types, each with its frequency in a hundred. */
export const frecuenciaDeSangre = [
  ['O+', 61],
  ['A+', 25],
  ['B+', 8],
  ['AB+', 2],
  ['O-', 2],
  ['A-', 1],
  ['B-', 1],
  ['AB-', 0.2],
] as const

export const padecimientos = [
  'Asma',
  'Diabetes',
  'Hipertensión',
  'Migraña',
  'Alergia a la penicilina',
  'Gastritis',
  'Epilepsia',
  'Anemia',
] as const
export const discapacidades = ['Visual', 'Auditiva', 'Motriz', 'De lenguaje'] as const

/** Nationalities written by hand where the list has no entry for them; languages and peoples alike. */
export const otrasNacionalidades = ['Italiana', 'Alemana', 'Japonesa', 'Portuguesa', 'Coreana'] as const
export const otrasLenguas = ['Maya', 'Tseltal', 'Totonaco', 'Purépecha'] as const
export const otrosPueblos = ['Maya', 'Tseltal', 'Totonaco', 'Purépecha'] as const

/** Secondary schools; the plantel or number follows. */
export const bachilleratos = [
  'IEBO Plantel',
  'COBAO Plantel',
  'CECyTE Plantel',
  'CBTA Núm.',
  'Telebachillerato Comunitario Núm.',
  'Bachillerato Integral Comunitario Núm.',
] as const
export const universidades = [
  'Universidad Autónoma Benito Juárez de Oaxaca',
  'Instituto Tecnológico de Oaxaca',
  'Universidad Pedagógica Nacional Unidad 201',
  'Universidad Tecnológica de la Mixteca',
  'Universidad del Istmo',
] as const

/** Academic profiles of staff, in letters only. */
export const perfiles = [
  'Derecho agrario y sistemas normativos',
  'Agroecología y milpa',
  'Antropología social',
  'Lingüística de lenguas otomangues',
  'Pedagogía comunitaria',
  'Arquitectura con tierra',
  'Música de banda',
  'Historia regional',
  'Contabilidad pública',
  'Biología de la conservación',
  'Salud intercultural',
  'Comunicación y radio comunitaria',
  'Administración de cooperativas',
  'Filosofía',
  'Manejo forestal',
  'Psicología social',
] as const
