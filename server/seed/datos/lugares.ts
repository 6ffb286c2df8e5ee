import type { Region } from './regiones.ts'

type Colonia = readonly [asentamiento: number, tipo: string, nombre: string]
type Lugar = readonly [codigoPostal: string, claveDeMunicipio: number, municipio: string, colonias: readonly Colonia[]]

/** True postal codes of Oaxaca, numbered as in the catalogue of Correos de México, so that loading it whole finds these again. */
export const lugares: Readonly<Record<Region, readonly Lugar[]>> = {
  canada: [
    [
      '68540',
      545,
      'Teotitlán de Flores Magón',
      [
        [575, 'Colonia', 'Teotitlán de Flores Magón Centro'],
        [1, 'Colonia', 'Purísima'],
        [2, 'Colonia', 'San Isidro'],
        [3, 'Colonia', 'El Calvario'],
      ],
    ],
    [
      '68530',
      29,
      'Eloxochitlán de Flores Magón',
      [
        [573, 'Pueblo', 'Eloxochitlán de Flores Magón'],
        [2, 'Barrio', 'Agua Iglesia'],
        [12, 'Barrio', 'Moctezuma'],
      ],
    ],
    [
      '68555',
      40,
      'Huautepec',
      [
        [587, 'Pueblo', 'Huautepec'],
        [16, 'Barrio', 'Laguna'],
      ],
    ],
  ],
  costa: [
    [
      '70987',
      413,
      'Santa María Huatulco',
      [
        [1314, 'Colonia', 'Santa Cruz Sector A'],
        [1317, 'Colonia', 'Sector H'],
        [1318, 'Colonia', 'Sector I'],
        [1237, 'Condominio', 'Chahue'],
      ],
    ],
    [
      '70988',
      413,
      'Santa María Huatulco',
      [
        [1319, 'Colonia', 'Sector J'],
        [9, 'Colonia', 'Sector N'],
        [4201, 'Colonia', 'Vicente Guerrero'],
      ],
    ],
  ],
  istmo: [
    [
      '70110',
      14,
      'Ciudad Ixtepec',
      [
        [1942, 'Colonia', 'Ciudad Ixtepec Centro'],
        [887, 'Barrio', 'Benito Juárez'],
        [1945, 'Colonia', 'Benito Juárez'],
        [1010, 'Colonia', 'Estación'],
        [1944, 'Barrio', 'La Soledad'],
      ],
    ],
    [
      '70150',
      557,
      'Unión Hidalgo',
      [
        [1978, 'Colonia', 'Unión Hidalgo Centro'],
        [3362, 'Barrio', 'Pescador'],
        [3363, 'Barrio', 'Venteño'],
        [3366, 'Barrio', 'Palmero'],
        [3365, 'Colonia', 'Arenas'],
      ],
    ],
    [
      '70175',
      143,
      'San Francisco Ixhuatán',
      [
        [1999, 'Colonia', 'San Francisco Ixhuatán Centro'],
        [3505, 'Colonia', 'Lázaro Cárdenas'],
      ],
    ],
    [
      '70180',
      327,
      'San Pedro Tapanatepec',
      [
        [2005, 'Colonia', 'San Pedro Tapanatepec Centro'],
        [3405, 'Barrio', 'Las Flores'],
        [3406, 'Barrio', 'Galeana'],
      ],
    ],
    [
      '70300',
      57,
      'Matías Romero Avendaño',
      [
        [2109, 'Colonia', 'Matías Romero Avendaño Centro'],
        [2107, 'Barrio', 'Juárez Norte'],
        [2108, 'Barrio', 'Juárez Sur'],
      ],
    ],
  ],
  mixteca: [
    [
      '69700',
      469,
      'Santiago Juxtlahuaca',
      [
        [1732, 'Colonia', 'Santiago Juxtlahuaca Centro'],
        [1756, 'Colonia', 'Guadalupe'],
        [1757, 'Barrio', 'Progreso'],
        [1763, 'Colonia', 'La Soledad'],
      ],
    ],
    [
      '69777',
      208,
      'San Juan Mixtepec -Dto. 08 -',
      [
        [1796, 'Ranchería', 'San Juan Cahuayaxi'],
        [1791, 'Ranchería', 'El Mesón Mixtepec'],
        [5623, 'Ranchería', 'Lázaro Cárdenas'],
      ],
    ],
    [
      '69800',
      397,
      'Heroica Ciudad de Tlaxiaco',
      [
        [1811, 'Colonia', 'Heroica Ciudad de Tlaxiaco Centro'],
        [12, 'Barrio', 'San Sebastián'],
        [3470, 'Barrio', 'San Sebastián'],
        [3465, 'Barrio', 'San Pedro'],
        [1102, 'Colonia', 'La Mixteca'],
      ],
    ],
    ['69865', 532, 'Santo Tomás Ocotepec', [[1876, 'Pueblo', 'Santo Tomas Ocotepec']]],
  ],
  papaloapan: [
    ['68300', 184, 'San Juan Bautista Tuxtepec', [[279, 'Colonia', 'Tuxtepec Centro']]],
    [
      '68310',
      184,
      'San Juan Bautista Tuxtepec',
      [
        [282, 'Colonia', 'María Luisa'],
        [283, 'Colonia', 'Santa Fe'],
        [299, 'Colonia', 'La Piragua'],
      ],
    ],
    [
      '68320',
      184,
      'San Juan Bautista Tuxtepec',
      [
        [1081, 'Colonia', 'La Esperanza'],
        [4009, 'Fraccionamiento', 'La Esperanza'],
        [3705, 'Colonia', 'El Rosario'],
        [3716, 'Colonia', 'La Ceiba'],
      ],
    ],
    [
      '68430',
      278,
      'San Miguel Soyaltepec',
      [
        [4350, 'Pueblo', 'Temascal'],
        [385, 'Pueblo', 'Nuevo Soyaltepec'],
        [1204, 'Colonia', 'Obrera'],
      ],
    ],
  ],
  sierraNorte: [
    [
      '68725',
      42,
      'Ixtlán de Juárez',
      [
        [703, 'Pueblo', 'Ixtlán de Juárez'],
        [1065, 'Barrio', 'La Asunción'],
        [1116, 'Barrio', 'La Soledad'],
        [1278, 'Barrio', 'San Pedro'],
        [3769, 'Barrio', 'San Francisco'],
      ],
    ],
    ['68760', 247, 'Capulálpam de Méndez', [[728, 'Pueblo', 'Capulálpam de Méndez']]],
    ['68770', 35, 'Guelatao de Juárez', [[738, 'Pueblo', 'Guelatao de Juárez']]],
    [
      '68820',
      280,
      'Villa Talea de Castro',
      [
        [773, 'Pueblo', 'Villa Talea de Castro'],
        [1300, 'Colonia', 'Santa Gertrudis'],
      ],
    ],
    ['68826', 541, 'Tanetze de Zaragoza', [[778, 'Ranchería', 'Santa María Yaviche']]],
    [
      '70265',
      437,
      'Santa María Tlahuitoltepec',
      [
        [2072, 'Pueblo', 'Santa María Tlahuitoltepec'],
        [2, 'Barrio', 'Santuario'],
        [4, 'Barrio', 'Juquilita'],
        [2068, 'Pueblo', 'Flores'],
      ],
    ],
    ['70283', 337, 'San Pedro y San Pablo Ayutla', [[2093, 'Pueblo', 'San Pedro y San Pablo Ayutla']]],
  ],
  sierraSur: [
    [
      '71006',
      73,
      'Putla Villa de Guerrero',
      [
        [2602, 'Barrio', 'La Asunción'],
        [2599, 'Barrio', 'Campo de Aviación'],
        [2600, 'Barrio', 'Chilapa'],
      ],
    ],
    ['71009', 73, 'Putla Villa de Guerrero', [[2590, 'Colonia', 'Putla de Guerrero Centro']]],
    [
      '71010',
      73,
      'Putla Villa de Guerrero',
      [
        [2613, 'Ranchería', 'Santo Domingo del Estado'],
        [2612, 'Ranchería', 'San Andrés Chicahuaxtla'],
      ],
    ],
  ],
  vallesCentrales: [
    ['68000', 67, 'Oaxaca de Juárez', [[1, 'Colonia', 'Oaxaca Centro']]],
    [
      '68010',
      67,
      'Oaxaca de Juárez',
      [
        [8, 'Fraccionamiento', 'Bugambilias'],
        [18, 'Colonia', 'Revolución'],
        [20, 'Fraccionamiento', 'Sauces'],
        [1336, 'Fraccionamiento', 'Tulipanes'],
      ],
    ],
    [
      '68016',
      67,
      'Oaxaca de Juárez',
      [
        [11, 'Colonia', 'Del Maestro'],
        [21, 'Colonia', 'Vista Hermosa'],
        [3820, 'Colonia', 'Loma Bonita'],
      ],
    ],
    [
      '68020',
      67,
      'Oaxaca de Juárez',
      [
        [46, 'Colonia', 'Volcanes'],
        [4681, 'Colonia', 'Ampliación Volcanes'],
      ],
    ],
    [
      '68024',
      67,
      'Oaxaca de Juárez',
      [
        [50, 'Colonia', 'Loma Linda'],
        [78, 'Unidad habitacional', 'ISSSTE'],
        [200, 'Colonia', 'Guadalupe Victoria'],
      ],
    ],
    [
      '68026',
      67,
      'Oaxaca de Juárez',
      [
        [43, 'Colonia', 'San Felipe del Agua'],
        [1080, 'Barrio', 'La Chigulera'],
        [4686, 'Fraccionamiento', 'Rinconada'],
      ],
    ],
    [
      '68030',
      67,
      'Oaxaca de Juárez',
      [
        [55, 'Colonia', 'Adolfo López Mateos'],
        [57, 'Colonia', 'Cuauhtémoc'],
        [61, 'Colonia', 'Lindavista'],
        [65, 'Colonia', 'San Francisco'],
      ],
    ],
    [
      '68285',
      157,
      'San Jacinto Amilpas',
      [
        [272, 'Pueblo', 'San Jacinto Amilpas'],
        [161, 'Colonia', 'El Arenal'],
        [22, 'Colonia', 'Nuevo México'],
      ],
    ],
    [
      '68287',
      91,
      'San Andrés Huayápam',
      [
        [273, 'Pueblo', 'San Andrés Huayápam'],
        [3, 'Colonia', 'Loma San Antonio'],
      ],
    ],
    ['68293', 519, 'Santo Domingo Tomaltepec', [[275, 'Pueblo', 'Santo Domingo Tomaltepec']]],
    [
      '68297',
      409,
      'Santa María del Tule',
      [
        [276, 'Pueblo', 'Santa María del Tule'],
        [982, 'Colonia', 'El Nogal'],
      ],
    ],
    [
      '71294',
      115,
      'San Bartolo Coyotepec',
      [
        [2808, 'Pueblo', 'San Bartolo Coyotepec'],
        [2, 'Colonia', 'Cuarta Sección'],
      ],
    ],
    [
      '71310',
      565,
      'Villa de Zaachila',
      [
        [2805, 'Pueblo', 'Zaachila'],
        [1092, 'Barrio', 'La Guadalupe'],
        [1267, 'Barrio', 'San José'],
      ],
    ],
  ],
}
