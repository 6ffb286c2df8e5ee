import { usuarios } from '../../auth/tables.ts'
import { tables } from '../../university/tables.ts'
import { azar } from '../azar.ts'
import { personal } from '../personal.ts'
import { dominio, segunEstudiantes, type Taller } from '../taller.ts'
import type { Cuc } from './cucs.ts'
import type { Lugares } from './lugares.ts'

/** Adds teachers, five or more who live near each campus, and where they teach: at that campus, most also at the next ones. One has left. */
export const facilitadores = async (taller: Taller, cucs: readonly Cuc[], lugares: Lugares): Promise<void> => {
  const suerte = azar('facilitadores')
  const porCuc = segunEstudiantes(taller, cucs.length, 5)
  const todos = cucs.flatMap(({ region }, lugar) =>
    Array.from({ length: porCuc }, (_, cual) => {
      const { fila, cuenta } = personal(suerte, taller, {
        rol: 'facilitador',
        letras: 'FACIL',
        numeroDeCuc: '00',
        region,
        lugares,
        status: lugar === 5 && cual === 4 ? 0 : 1,
        email: lugar === 0 && cual === 0 ? `facilitador@${dominio}` : undefined,
      })
      const enTotal = cual === 0 ? 3 : suerte.entero(1, 3)
      const donde = Array.from({ length: enTotal }, (_, paso) => cucs[(lugar + paso) % cucs.length]?.clave ?? '')
      return {
        cuenta,
        fila,
        vinculos: donde.map(clave_cuc => ({ id: suerte.uuid(), clave_cuc, matricula: fila.matricula })),
      }
    }),
  )
  await taller.copy(
    usuarios,
    todos.flatMap(({ cuenta }) => cuenta),
  )
  await taller.copy(
    tables.facilitadores,
    todos.map(({ fila }) => fila),
  )
  await taller.copy(
    tables.cucs_facilitadores,
    todos.flatMap(({ vinculos }) => vinculos),
  )
}
