import { cuandoChocan, seTraslapan, type PorQue } from '../../../src/domain/choques.ts'
import { sinAcentos } from '../../../src/language/texto.ts'
import type { Queryable } from '../../context.ts'
import type { Found } from '../../crud/advice/advisor.ts'
import { campoDe, type ClasePropuesta } from './clasesQueChocan.ts'
import { fechasDe } from './fechasDe.ts'

type Dicha = { clase: ClasePropuesta; at: number }

/** What classes that come together, of a spreadsheet, say against one another; each is told of the first that is held at the same time. */
export const entreSi = async (tx: Queryable, dichas: readonly Dicha[]): Promise<(Found & { at: number })[]> => {
  const fechas = await fechasDe(
    tx,
    dichas.map(({ clase }) => clase),
  )
  const ocupaciones = dichas.flatMap(({ clase, at }) => {
    const suyas = fechas.get(clase.id_periodo)
    return suyas ? [{ ...clase, ...suyas, at }] : []
  })
  return comunes.flatMap(([por, de, que]) => {
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
}

const comunes: readonly (readonly [PorQue, (clase: ClasePropuesta) => string, string])[] = [
  ['facilitador', ({ matricula }) => matricula ?? '', 'ya tiene a este facilitador'],
  ['grupo', ({ clave_grupo }) => clave_grupo, 'ya tiene a este grupo'],
  ['salon', ({ salon }) => sinAcentos(salon ?? '').toLowerCase(), 'ya usa este salón'],
]
