import { cuandoChocan, seTraslapan, type Ocupacion, type PorQue } from '../../../src/domain/choques.ts'
import { quienes } from '../../../src/domain/quienes.ts'
import { sinAcentos } from '../../../src/language/texto.ts'
import type { Queryable } from '../../db/queryable.ts'
import type { FoundAgainst } from '../../crud/advice/advisor.ts'
import { campoDe, type ClasePropuesta } from './clasesQueChocan.ts'
import { estudiantesDe } from './estudiantesDe.ts'
import { fechasDe } from './fechasDe.ts'

type Dicha = { clase: ClasePropuesta; at: number }

/** Returns the clashes between classes of one spreadsheet; for each class and kind only the first. */
export const entreSi = async (tx: Queryable, dichas: readonly Dicha[]): Promise<(FoundAgainst & { at: number })[]> => {
  const fechas = await fechasDe(
    tx,
    dichas.map(({ clase }) => clase),
  )
  const ocupaciones = dichas.flatMap(({ clase, at }) => {
    const suyas = fechas.get(clase.id_periodo)
    return suyas ? [{ ...clase, ...suyas, at }] : []
  })
  const porSiMismas = comunes.flatMap(([por, de, que]) => {
    const juntas = new Map<string, typeof ocupaciones>()
    for (const clase of ocupaciones) {
      const comun = de(clase)
      if (comun) juntas.set(comun, [...(juntas.get(comun) ?? []), clase])
    }
    return [...juntas.values()].flatMap(otras =>
      otras.flatMap(una => {
        const otra = otras.find(cada => cada !== una && seTraslapan(una, cada))
        return otra
          ? [{ at: una.at, field: campoDe[por], text: `Otro renglón del archivo ${que} ${cuandoChocan(otra, una)}` }]
          : []
      }),
    )
  })
  return [...porSiMismas, ...(await porSusEstudiantes(tx, ocupaciones))]
}

type Ocupada = Dicha['clase'] & Ocupacion & { at: number }

/** Returns the clashes by students of classes that are stored already; two classes of one group are left to the clash of the group. */
const porSusEstudiantes = async (
  tx: Queryable,
  ocupaciones: readonly Ocupada[],
): Promise<(FoundAgainst & { at: number })[]> => {
  const suyos = await estudiantesDe(
    tx,
    ocupaciones.flatMap(({ id_clase }) => id_clase ?? []),
  )
  const de = ({ id_clase }: Ocupada) => suyos.get(id_clase ?? '') ?? []
  const cursadas = new Map<string, Ocupada[]>()
  for (const clase of ocupaciones)
    for (const { matricula } of de(clase)) cursadas.set(matricula, [...(cursadas.get(matricula) ?? []), clase])
  return ocupaciones.flatMap(una => {
    const chocaCon = (otra: Ocupada) => otra !== una && otra.clave_grupo !== una.clave_grupo && seTraslapan(una, otra)
    const otra = de(una)
      .flatMap(({ matricula }) => cursadas.get(matricula) ?? [])
      .find(chocaCon)
    if (!otra) return []
    const nombres = de(una).flatMap(({ matricula, nombre }) =>
      cursadas.get(matricula)?.includes(otra) ? [nombre] : [],
    )
    const text = `Otro renglón del archivo ya tiene a ${quienes(nombres)} ${cuandoChocan(otra, una)}`
    return [{ at: una.at, field: campoDe.estudiantes, text }]
  })
}

const comunes: readonly (readonly [PorQue, (clase: ClasePropuesta) => string, string])[] = [
  ['facilitador', ({ matricula }) => matricula ?? '', 'ya tiene a este facilitador'],
  ['grupo', ({ clave_grupo }) => clave_grupo, 'ya tiene a este grupo'],
  ['salon', ({ salon }) => sinAcentos(salon ?? '').toLowerCase(), 'ya usa este salón'],
]
