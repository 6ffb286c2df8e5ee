import * as z from 'zod'
import type { ApiCall } from '../../crud/apiCall.ts'

const texto = z.string()
const group = 'Horarios y duplicados'
const deCuc = z.object({ cuc: texto.optional(), periodo: z.uuid().optional() })

/** Describes the calls of clashes, weeks and possible duplicates. */
export const horariosYDuplicados = (): readonly ApiCall[] => [
  {
    group,
    method: 'GET',
    path: 'choques/lugares',
    roles: ['coordinador', 'escolar'],
    summary: 'En qué CUC y periodos hay asignaturas',
    answers: z.array(
      z.strictObject({ clave_cuc: texto, cuc: texto, id_periodo: z.uuid(), periodo: texto, fecha_inicio: texto }),
    ),
  },
  {
    group,
    method: 'GET',
    path: 'choques',
    roles: ['coordinador', 'escolar'],
    summary: 'Las asignaturas de un CUC y un periodo que chocan con otra: las primeras, y si hay más',
    query: deCuc,
    answers: z.strictObject({
      choques: z.array(z.strictObject({ por: texto, id_clase: z.uuid(), clase: texto, cuando: texto, texto })),
      mas: z.boolean(),
    }),
  },
  {
    group,
    method: 'GET',
    path: 'semana',
    roles: ['coordinador', 'escolar', 'facilitador', 'estudiante'],
    summary: 'Las asignaturas de un CUC y un periodo, o las propias de hoy',
    query: deCuc,
    answers: z.array(
      z.looseObject({ id_clase: z.uuid(), materia: texto, grupo: texto, facilitador: texto, salon: texto }),
    ),
  },
  {
    group,
    method: 'GET',
    path: 'duplicados',
    roles: ['coordinador'],
    summary: 'Las personas que pueden estar dos veces: las primeras cien por CURP y por nombre, y si hay más',
    answers: z.strictObject({
      grupos: z.array(
        z.strictObject({
          porQue: texto,
          registros: z.array(
            z.strictObject({ recurso: texto, tipo: texto, clave: texto, nombre: texto, cuc: texto.nullable() }),
          ),
        }),
      ),
      mas: z.boolean(),
    }),
  },
]
