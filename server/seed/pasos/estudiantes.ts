import { usuarios } from '../../auth/tables.ts'
import { tables } from '../../university/tables.ts'
import { withoutIndexes } from '../../db/withoutIndexes.ts'
import { azar } from '../azar.ts'
import { estudiante } from '../estudiante.ts'
import { estudianteDeMuestra, type Taller } from '../taller.ts'
import type { Grupo } from './grupos.ts'
import type { Lugares } from './lugares.ts'

const porTanda = 5_000

/** Adds as many students as wanted: first one in each group, then wherever chance puts them. Batches keep the memory small. */
export const estudiantes = async (taller: Taller, grupos: readonly Grupo[], lugares: Lugares): Promise<void> => {
  const suerte = azar('estudiantes')
  const deMuestra = casiAlFinal(grupos)
  await withoutIndexes(taller.tx, tables.estudiantes, async () => {
    for (let desde = 0; desde < taller.estudiantes; desde += porTanda) {
      const tanda = Array.from({ length: Math.min(porTanda, taller.estudiantes - desde) }, (_, lugar) =>
        estudiante(suerte, taller, lugares, {
          grupo: grupos[desde + lugar] ?? suerte.uno(grupos),
          email: desde + lugar === deMuestra ? estudianteDeMuestra : undefined,
        }),
      )
      await taller.copy(
        usuarios,
        tanda.map(({ cuenta }) => cuenta),
      )
      await taller.copy(
        tables.estudiantes,
        tanda.map(({ fila }) => fila),
      )
    }
  })
}

/** Returns the place of the student with the demonstration account: one of the first campus who is nearly done, with a past to look at and a social service under way. */
const casiAlFinal = (grupos: readonly Grupo[]) =>
  Math.max(
    0,
    grupos.findIndex(
      ({ cuc, ciclo, programa }) =>
        cuc === grupos[0]?.cuc && ciclo < programa.duracion && ciclo * 10 >= programa.duracion * 8,
    ),
  )
