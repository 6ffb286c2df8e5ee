/** The rows of the cast: one of each, valid and plain. */
export const cuc = { clave: '20DCU0001A', nombre: 'CUC Guelatao', numero: '01' }
export const domicilio = { calle: 'Del Tequio', num_exterior: '8' }
export const programa = {
  clave: 'LICCOMUNAL',
  nombre: 'Comunalidad',
  creditos: 300,
  duracion: 8,
  modalidad: 'Escolarizada',
  grado: 'Licenciatura',
  periodicidad: 'Semestre',
  fecha_registro: '2020-04-20',
} as const
export const reticula = { nombre: 'Plan 2020', clave_programa: programa.clave, creditos_totales: 300 }
export const grupo = {
  clave_grupo: 'COM-1A',
  nombre: 'Primero A',
  clave_programa: programa.clave,
  clave_cuc: cuc.clave,
}

const comun = {
  curp: 'GALM010203MOCRPGA9',
  sexo: 'M',
  fecha_nacimiento: '2001-02-03',
  telefono: '9511112233',
  telefono_emergencia: '9514445566',
  id_tiposangre: 1,
  padecimiento: 'Ninguno',
  nacionalidad: 2,
  estado_nacimiento: 1,
  niveleducativo: 'Licenciatura',
} as const

/** Returns a consejera, an escolar or a facilitadora, told apart by a letter. */
export const persona = (letra: string) =>
  ({
    ...comun,
    matricula: letra.padEnd(18, '0'),
    nombre: 'Magdalena',
    apellidopaterno: 'García',
    apellidomaterno: 'López',
    rfc: 'GALM010203AB1',
    perfil_academico: 'Derecho',
    tipo_vinculacion: 'Tequio',
    status: 1,
  }) as const

export const estudiante = {
  ...comun,
  matricula: 'S'.padEnd(18, '0'),
  nombre: 'José Luis',
  apellidopaterno: 'Peña',
  apellidomaterno: 'Cruz',
  discapacidad: 'Ninguna',
  lengua_indigena: 1,
  pueblo_indigena: 1,
  clave_programa: programa.clave,
  clave_grupo: grupo.clave_grupo,
  semestre: 1,
  regular: 'Si',
  estatus: 1,
  escuela: 'Bachillerato Comunal',
  localidad: 'Guelatao',
  numero_localidad: '1',
  fecha_inicio: '2016-08-01',
  fecha_final: '2019-07-01',
} as const

/** A valid request of a certificate, without its receipt. */
export const buena = {
  matricula_estudiante: estudiante.matricula,
  nombre: 'José Luis Peña Cruz',
  programa: programa.nombre,
  nivel: programa.grado,
  cuc: cuc.nombre,
  tipo_certificado: 'Parcial',
  fecha_expedicion: '2026-11-18',
}
