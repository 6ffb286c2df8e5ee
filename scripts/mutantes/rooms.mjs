/**
 * Source of each room, the tests that must notice its faults, and whether they need PostgreSQL and so a prepared file.
 * Tests of another house, which are fast, come first.
 */
export const rooms = {
  domain: { source: 'src/domain', tests: ['tests/domain/**/*', 'tests/schema/**/*'], database: false },
  schema: {
    source: 'src/schema',
    tests: ['tests/schema/**/*', 'tests/domain/**/*', 'tests/crud/declaraciones', 'tests/casos/faltas'],
    database: false,
  },
  calificaciones: {
    source: 'server/custom/calificaciones',
    tests: [
      'tests/custom/huella',
      'tests/custom/calificaciones',
      'tests/custom/cambiosDeClase',
      'tests/custom/soloLoSuyo',
      'tests/casos/calificaciones',
    ],
    database: true,
  },
  auth: {
    source: 'server/auth',
    tests: [
      'tests/auth/**/*',
      'tests/crud/avisosPropios',
      'tests/openapi/documento',
      'tests/server/log',
      'tests/people/cuentas',
    ],
    database: true,
  },
  crud: {
    source: 'server/crud',
    tests: [
      'tests/crud/**/*',
      'tests/casos/**/*',
      'tests/auth/cambiosDeCuenta',
      'tests/people/*',
      'tests/custom/calificacionesPrevias',
      'tests/mail/resumenes',
    ],
    otherHouse: [
      'api',
      'casos',
      'hallazgos',
      'hojas',
      'hojasEnCurso',
      'lecturas',
      'limites',
      'lotes',
      'renglones',
      'celdas',
      'plantillas',
      'advertencias',
      'exportaciones',
      'escrituras',
      'archivos',
    ].map(name => `tests/otraCasa/${name}`),
    database: true,
  },
}
