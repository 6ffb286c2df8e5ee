import { informacionDeServicio } from '../harness/servicios.ts'

/** Data for each letter, with characters that it must not lose. */
export const servicio = {
  ...informacionDeServicio,
  id_servicio_social: '5e0c1a50-1111-4000-8000-000000000001',
  nombre_dependencia: 'Bienes Comunales «Ñuu» & Asociados <AC>',
  estudiante: {
    matricula: 'S'.padEnd(18, '0'),
    nombre: 'José Luis',
    apellidopaterno: 'Peña',
    apellidomaterno: 'Cruz',
    sexo: 'H' as const,
    programa: { nombre: 'Comunalidad', grado: 'Licenciatura' as const },
    grupo: { nombre: 'Primero A', cuc: { clave_cuc: '20DCU0001A', nombre: 'CUC Guelatao' } },
  },
  avance: { materias: { aprobado: 29, total: 40, porcentaje: 72.5 }, alcanzaServicioSocial: true },
}

export const prestador = {
  nombre: 'Ubaldo',
  apellido_paterno: 'de la Cruz',
  apellido_materno: 'Ávila',
  matricula_escolar: '19-0045',
  licenciatura: 'Biología',
  semestre: 8,
  institucion: 'Instituto Tecnológico del Valle de Oaxaca',
  programa_proyecto: 'Vivero comunal',
  grado_titular: 'DR' as const,
  titular_dependencia: 'Rosalía Méndez',
  cargo_titular: 'Directora de vinculación',
  responsable_seguimiento: 'Pedro Santiago',
  fecha_inicio: '2026-02-01',
  fecha_final: '2026-08-01',
  horas_totales: 480,
  actividades: 'Reproducir plantas nativas',
  sexo: 'M' as const,
}

const firmante = (nombre: string, apellidos: string, sexo: 'H' | 'M' | null) => ({
  nombre,
  apellidos,
  sexo,
  registrado: true,
})

/** The signatories and the place. */
export const firmas = {
  dia: '2026-11-20',
  cuc: { clave_cuc: '20DCU0001A', nombre: 'CUC Guelatao', municipio: 'Guelatao de Juárez', estado: 'Oaxaca' },
  directivo: firmante('Rufina', 'Zárate Luis', 'M'),
  escolares: firmante('Magdalena', 'García López', 'M'),
  escolarCentral: firmante('Eufrosina', 'Jiménez Toledo', 'M'),
  rector: firmante('Jacinto', 'Vásquez Martínez', 'H'),
  coordinador: firmante('Eloísa', 'Regalado Toledo', 'M'),
}
