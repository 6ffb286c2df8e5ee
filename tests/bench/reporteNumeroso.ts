import type { DatosDeAsistencia } from '../../src/domain/asistencia.ts'

/** Builds the attendance data of a group of `cuantos` students with seven materias each. */
export const reporteNumeroso = (cuantos: number): DatosDeAsistencia => {
  const nombres_materias = Array.from(
    { length: 7 },
    (_, lugar) => `Materia del banco, saberes y territorio ${lugar + 1}`,
  )
  const firma = { nombre: 'Magdalena', apellidos: 'García López' }
  const estudiantes_grupo = Array.from({ length: cuantos }, (_, lugar) => ({
    estudiante: {
      matricula: `2024BANCO${String(lugar).padStart(9, '0')}`,
      apellidos: `Ortiz Muñoz ${lugar}`,
      nombre: 'María Citlali',
      sexo: lugar % 2 ? 'M' : 'H',
      regular: lugar % 5 ? 'Si' : 'No',
      semestre: 5,
    },
    clases: nombres_materias.map((nombre_materia, cual) => ({
      nombre_materia,
      calificacion_estudiante: String((60 + ((lugar + cual) % 41)) / 10),
    })),
  }))
  return {
    grupos: [{ estudiantes_grupo, estudiantes_otras_clases: [] }],
    nombres_materias,
    total_estudiantes: cuantos,
    total_estudiantes_hombres: Math.ceil(cuantos / 2),
    total_estudiantes_mujeres: Math.floor(cuantos / 2),
    semestre: 5,
    directivo: firma,
    escolarCentral: firma,
    rector: firma,
    coordinador: firma,
    grupo: { clave_grupo: 'BANCO', nombre: 'Grupo del banco' },
    periodo: { nombre: 'Semestre 2026-2' },
    programa: { clave_programa: 'LICCOMUN01', nombre: 'Licenciatura en Comunalidad', modalidad: 'Escolarizada' },
    cuc: { clave_cuc: 'CUC20IST01', nombre: 'CUC Unión Hidalgo' },
  }
}
