/** What names the university and may change from one installation to another. */
export const universidad = {
  nombre: 'Universidad Comunal',
  nombreCorto: 'CUC',
  pie: '© 2024 Universidad Comunal. Todos los derechos reservados.',
  mision:
    'Formar, con la comunidad y desde su territorio, a personas capaces de cuidar la vida común: que investigan, enseñan y trabajan con los saberes, las lenguas y la asamblea de sus pueblos.',
  vision:
    'Ser una universidad tejida por los pueblos de Oaxaca, reconocida por la calidad de sus egresados y por la confianza de las comunidades que la sostienen con su tequio.',
  firmantes: {
    directivo: 'Director(a) del CUC',
    escolarCentral: 'Control escolar central',
    rector: 'Rector(a)',
    coordinador: 'Coordinador(a) académico(a)',
  },
  /** Who signs for the whole university, printed on its documents. */
  autoridades: {
    rector: { nombre: 'Jacinto', apellidos: 'Vásquez Martínez' },
    escolarCentral: { nombre: 'Eufrosina', apellidos: 'Jiménez Toledo' },
  },
  contacto: 'soporte@demo.cuc.mx',
  calificacionAprobatoria: 6,
  umbralServicioSocial: 70,
  /** The largest PDF that may be uploaded, in megabytes, and how long a link to a stored one works. */
  megasDeArchivo: 10,
  minutosDeEnlace: 15,
  zonaHoraria: 'America/Mexico_City',
} as const
