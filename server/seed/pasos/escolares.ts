import { usuarios } from '../../auth/tables.ts'
import { tables } from '../../university/tables.ts'
import { azar } from '../azar.ts'
import { personal } from '../personal.ts'
import { dominio, type Taller } from '../taller.ts'
import type { Cuc } from './cucs.ts'
import type { Lugares } from './lugares.ts'

/** Adds two for each campus; one has left. */
export const escolares = async (taller: Taller, cucs: readonly Cuc[], lugares: Lugares): Promise<void> => {
  const suerte = azar('escolares')
  const todos = cucs.flatMap(({ clave, numero, region }, lugar) =>
    [0, 1].map(cual => {
      const { fila, cuenta } = personal(suerte, taller, {
        rol: 'escolar',
        letras: 'ESCOL',
        numeroDeCuc: numero,
        region,
        lugares,
        status: lugar === 4 && cual === 1 ? 0 : 1,
        email: lugar === 0 && cual === 0 ? `escolar@${dominio}` : undefined,
      })
      return { cuenta, fila: { ...fila, clavecuc: clave } }
    }),
  )
  await taller.copy(
    usuarios,
    todos.flatMap(({ cuenta }) => cuenta),
  )
  await taller.copy(
    tables.escolares,
    todos.map(({ fila }) => fila),
  )
}
