import { areaConCuenta } from '../../../src/domain/personas.ts'
import { usuarios } from '../../auth/tables.ts'
import { tables } from '../../university/tables.ts'
import { azar } from '../azar.ts'
import { personal } from '../personal.ts'
import { dominio, type Taller } from '../taller.ts'
import type { Cuc } from './cucs.ts'
import type { Lugares } from './lugares.ts'

/** Adds three for each campus: an academic one with an account, and two of the other areas without; one of each sort has left. */
export const consejeros = async (taller: Taller, cucs: readonly Cuc[], lugares: Lugares): Promise<void> => {
  const suerte = azar('consejeros')
  const todos = cucs.flatMap(({ clave, numero, region }, lugar) =>
    [[areaConCuenta, ...(lugar % 3 === 0 ? [2] : [])], suerte.uno(otrasAreas), suerte.uno(otrasAreas)].map(
      (tipos_consejero, cual) => {
        const { fila, cuenta } = personal(suerte, taller, {
          rol: 'consejero',
          letras: 'CONSE',
          numeroDeCuc: numero,
          region,
          lugares,
          conCuenta: tipos_consejero.includes(areaConCuenta),
          status: lugar === 3 && cual < 2 ? 0 : 1,
          email: lugar === 0 && cual === 0 ? `consejero@${dominio}` : undefined,
        })
        return { cuenta, fila: { ...fila, clavecuc: clave, tipos_consejero } }
      },
    ),
  )
  await taller.copy(
    usuarios,
    todos.flatMap(({ cuenta }) => cuenta),
  )
  await taller.copy(
    tables.consejeros,
    todos.map(({ fila }) => fila),
  )
}

const otrasAreas: readonly number[][] = [[2], [3], [4], [2, 3], [3, 4], []]
