import { tables } from '../../university/tables.ts'
import { azar } from '../azar.ts'
import { programas as datos } from '../datos/programas.ts'
import type { Taller } from '../taller.ts'
import type { Cuc } from './cucs.ts'

export type Programa = typeof tables.programas.$inferInsert & { letras: string; id_reticula: string }

/** Adds the programmes, and who offers them since when; returns them with the key of the curriculum grid of each. A key says the degree, the subject and the plan: `LICDERIN01`. */
export const programas = async ({ copy }: Taller, cucs: readonly Cuc[]): Promise<Programa[]> => {
  const suerte = azar('programas')
  const todos = datos.map(([letras, nombre, grado, modalidad, periodicidad, duracion, creditos]) => ({
    letras,
    id_reticula: suerte.uuid(),
    fila: {
      clave: `${siglas[grado]}${letras}01`,
      nombre,
      grado,
      modalidad,
      periodicidad,
      duracion,
      creditos,
      fecha_registro: `2020-0${suerte.entero(4, 8)}-${suerte.entero(10, 28)}`,
    },
  }))
  const conLetras = (letras: string) => todos.flatMap(cada => (cada.letras === letras ? [cada.fila.clave] : []))
  await copy(
    tables.programas,
    todos.map(({ fila }) => fila),
  )
  await copy(
    tables.cucs_programas,
    cucs.flatMap(cuc =>
      cuc.programas.flatMap(conLetras).map(clave_programa => ({
        id: suerte.uuid(),
        clave_cuc: cuc.clave,
        clave_programa,
        fecha_implementacion: `${suerte.entero(2020, 2023)}-09-${suerte.entero(10, 28)}`,
      })),
    ),
  )
  return todos.map(({ letras, id_reticula, fila }) => ({ ...fila, letras, id_reticula }))
}

const siglas = {
  Licenciatura: 'LIC',
  Ingeniería: 'ING',
  Maestría: 'MAE',
  Especialidad: 'ESP',
  Doctorado: 'DOC',
  'Técnico Superior Universitario o Profesional Asociado': 'TSU',
} as const
