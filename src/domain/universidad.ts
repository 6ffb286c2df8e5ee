/** Facts that name the university and may change from one installation to another. */
export const universidad = {
  nombre: 'Universidad Comunal',
  nombreCorto: 'CUC',
  pie: '© 2024 Universidad Comunal. Todos los derechos reservados.',
  mision:
    'Formar, con la comunidad y desde su territorio, a personas capaces de cuidar la vida común: que investigan, enseñan y trabajan con los saberes, las lenguas y la asamblea de sus pueblos.',
  vision:
    'Ser una universidad tejida por los pueblos de Oaxaca, reconocida por la calidad de sus egresados y por la confianza de las comunidades que la sostienen con su tequio.',
  /** Names of each office that signs, by the sex of its holder, and while that is not known. */
  firmantes: {
    directivo: { H: 'Director', M: 'Directora', neutro: 'Director(a)' },
    escolares: {
      H: 'Responsable de Servicios escolares',
      M: 'Responsable de Servicios escolares',
      neutro: 'Responsable de Servicios escolares',
    },
    escolarCentral: { H: 'Control escolar central', M: 'Control escolar central', neutro: 'Control escolar central' },
    rector: { H: 'Rector', M: 'Rectora', neutro: 'Rector(a)' },
    coordinador: {
      H: 'Coordinador académico',
      M: 'Coordinadora académica',
      neutro: 'Coordinador(a) académico(a)',
    },
  },
  contacto: 'soporte@demo.cuc.mx',
  calificacionAprobatoria: 6,
  umbralServicioSocial: 70,
  /** Largest PDF that may be uploaded (MB), and the time for which a link to a stored one works (minutes). */
  megasDeArchivo: 10,
  minutosDeEnlace: 15,
  zonaHoraria: 'America/Mexico_City',
} as const
