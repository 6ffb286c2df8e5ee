import { cuc, domicilio, estudiante, persona, programa, grupo } from './filas.ts'
import type { vecinos } from './vecinos.ts'

type Claves = Awaited<ReturnType<typeof vecinos>>

/** A body that creates a record of each writable resource, sent by the cast's own role; a resource that gains a write gains a line here. */
export const cuerposNuevos = ({
  colonia,
  id_reticula,
  id_materia,
  id_periodo,
}: Claves): Record<string, Record<string, unknown>> => {
  const direccion = { ...domicilio, cp: '68770', colonia }
  const { status: _, ...alguien } = persona('N')
  const { estatus: __, ...quienEstudia } = estudiante
  const password = 'Comunal2026'
  return {
    cucs: { clave: '20DCU0009Z', nombre: 'CUC Yalálag', numero: '09', ...direccion },
    programas: { ...programa, clave: 'LICDERECHO', nombre: 'Derecho indígena' },
    periodos: { nombre: '2027-A', fecha_inicio: '2027-02-01', fecha_final: '2027-07-31', periodicidad: 'Semestre' },
    materias: { clave_materia: 'COM-102', nombre: 'Asamblea y tequio', creditos: 5.5 },
    reticulas: {
      nombre: 'Plan 2026',
      clave_programa: programa.clave,
      creditos_totales: 280,
      arregloMateriasSeleccionadas: [{ idCiclo: 0, materias: [id_materia] }],
    },
    consejeros: {
      ...alguien,
      ...direccion,
      clavecuc: cuc.clave,
      tipos_consejero: [1, 2],
      email: 'nueva.consejera@demo.cuc.mx',
      password,
    },
    escolares: { ...alguien, ...direccion, clavecuc: cuc.clave, email: 'nueva.escolar@demo.cuc.mx', password },
    facilitadores: { ...alguien, ...direccion, email: 'nueva.facilitadora@demo.cuc.mx', password },
    grupos: { clave_grupo: 'COM-1B', nombre: 'Primero B', clave_programa: programa.clave },
    estudiantes: {
      ...quienEstudia,
      ...direccion,
      matricula: 'U'.padEnd(18, '0'),
      id_reticula,
      email: 'nuevo.estudiante@demo.cuc.mx',
      password,
    },
    prestadoresExternos: {
      nombre: 'Ubaldo',
      apellido_paterno: 'de la Cruz',
      apellido_materno: 'Ávila',
      edad: 22,
      sexo: 'H',
      telefono: '9511112233',
      correo: 'ubaldo@itvo.mx',
      curp: 'CUAU790105HVZRVB04',
      discapacidad: 'Ninguno',
      lengua_indigena: 1,
      institucion: 'Instituto Tecnológico del Valle de Oaxaca',
      matricula_escolar: '19-0045',
      licenciatura: 'Biología',
      semestre: 8,
      programa_proyecto: 'Vivero comunal',
      grado_titular: 'DR',
      titular_dependencia: 'Rosalía Méndez',
      cargo_titular: 'Directora de vinculación',
      responsable_seguimiento: 'Pedro Santiago',
      fecha_inicio: '2026-02-01',
      fecha_final: '2026-08-01',
      horas_totales: 480,
      actividades: 'Reproducir plantas nativas',
    },
    clases: {
      clave_programa: programa.clave,
      id_periodo,
      clave_grupo: grupo.clave_grupo,
      id_materia,
      nombre: 'COM-1A_Saberes de la milpa',
      matricula: persona('F').matricula,
      hora_inicio: '09:00',
      hora_final: '10:30',
      dias: [1, 3],
      salon: 'A1',
    },
  }
}
