/** Hosts of social service: the organisation, its level of government, its head, and the programme. */
export const dependencias: readonly {
  nombre: string
  tipo: 'Municipal' | 'Estatal' | 'Federal'
  codigoPostal: string
  grado: 'C' | 'LIC' | 'ING' | 'MTRO' | 'DR'
  titular: string
  cargo: string
  programa: string
  actividades: string
}[] = [
  {
    nombre: 'Municipio de Unión Hidalgo',
    tipo: 'Municipal',
    codigoPostal: '70150',
    grado: 'C',
    titular: 'Reynaldo Santiago Regalado',
    cargo: 'Presidente municipal',
    programa: 'Archivo de la memoria comunal',
    actividades:
      'Ordenar el archivo histórico del municipio\nGrabar los testimonios de las personas mayores\nPreparar la exposición anual',
  },
  {
    nombre: 'Comisariado de Bienes Comunales de Guelatao',
    tipo: 'Municipal',
    codigoPostal: '68770',
    grado: 'C',
    titular: 'Aurora Hernández Luna',
    cargo: 'Presidenta del comisariado',
    programa: 'Vivero comunal y reforestación',
    actividades: 'Reproducir plantas nativas\nAcompañar los tequios de reforestación',
  },
  {
    nombre: 'Centro de Salud de Matías Romero',
    tipo: 'Estatal',
    codigoPostal: '70300',
    grado: 'DR',
    titular: 'Emilia Toledo Ruiz',
    cargo: 'Directora del centro de salud',
    programa: 'Promoción de la salud comunitaria',
    actividades: 'Talleres de prevención en las agencias\nTraducción de materiales al zapoteco',
  },
  {
    nombre: 'Instituto Estatal de Educación para Adultos',
    tipo: 'Estatal',
    codigoPostal: '68000',
    grado: 'MTRO',
    titular: 'Joel Martínez Canseco',
    cargo: 'Coordinador regional',
    programa: 'Alfabetización en lengua originaria',
    actividades: 'Círculos de lectura\nElaboración de material bilingüe',
  },
  {
    nombre: 'Comisión Nacional Forestal, promotoría Sierra Norte',
    tipo: 'Federal',
    codigoPostal: '68000',
    grado: 'ING',
    titular: 'Rosalba Pérez Cuevas',
    cargo: 'Jefa de promotoría',
    programa: 'Manejo comunitario del bosque',
    actividades: 'Levantamiento de parcelas de monitoreo\nApoyo a las brigadas contra incendios',
  },
  {
    nombre: 'Museo Comunitario de Juxtlahuaca',
    tipo: 'Municipal',
    codigoPostal: '69700',
    grado: 'LIC',
    titular: 'Filemón López Guzmán',
    cargo: 'Director del museo',
    programa: 'Catálogo de la colección',
    actividades: 'Inventario fotográfico\nVisitas guiadas a escuelas',
  },
  {
    nombre: 'Radio Comunitaria de Tlaxiaco',
    tipo: 'Municipal',
    codigoPostal: '69800',
    grado: 'C',
    titular: 'Marisol Hernández Bautista',
    cargo: 'Coordinadora de la radio',
    programa: 'Voces de la montaña',
    actividades: 'Producción de programas en mixteco\nArchivo sonoro',
  },
  {
    nombre: 'Secretaría de Bienestar, delegación Oaxaca',
    tipo: 'Federal',
    codigoPostal: '68000',
    grado: 'LIC',
    titular: 'Benito Vásquez Antonio',
    cargo: 'Subdelegado',
    programa: 'Acompañamiento a comités comunitarios',
    actividades: 'Asambleas informativas\nSeguimiento de obras',
  },
]

/** Schools whose students do their service at a CUC, and what they study there. */
export const instituciones: readonly (readonly [institucion: string, licenciatura: string, titular: string])[] = [
  ['Instituto Tecnológico del Valle de Oaxaca', 'Licenciatura en Biología', 'Rosalía Méndez Cortés'],
  ['Universidad Autónoma Benito Juárez de Oaxaca', 'Licenciatura en Antropología', 'Heriberto Ruiz Ponce'],
  ['Universidad de la Sierra Juárez', 'Ingeniería Forestal', 'Lucía Jarquín Blas'],
  ['Instituto Tecnológico del Istmo', 'Ingeniería en Sistemas Computacionales', 'Óscar Toledo Matus'],
  ['Universidad Pedagógica Nacional, unidad 201', 'Licenciatura en Educación Indígena', 'Teresa Juárez Cruz'],
]
