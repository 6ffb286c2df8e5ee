import { inArray } from 'drizzle-orm'
import { countBy } from 'es-toolkit'
import { paraBusqueda } from '../../../src/language/busqueda.ts'
import type { Values } from '../../../src/schema/kinds.ts'
import type { Advisor } from '../../crud/advice/advisor.ts'
import { tables } from '../../university/tables.ts'

const { periodos } = tables

/** Warns of a period that is already there, or in another row of the file: the same name, compared as the kardex does, and the same dates. */
export const periodoRepetido: Advisor = {
  of: 'periodos',
  needs: ['nombre', 'fecha_inicio', 'fecha_final'],
  find: async (tx, proposals) => {
    const dichos = proposals.map(({ key, values }) => ({ key, cual: llaveDe(values) }))
    const veces = countBy(dichos, ({ cual }) => cual)
    const inicios = proposals.flatMap(({ values: { fecha_inicio: dia } }) => (typeof dia === 'string' ? dia : []))
    const filas = await tx.select().from(periodos).where(inArray(periodos.fecha_inicio, inicios))
    return dichos.map(({ key, cual }) => [
      ...filas
        .filter(fila => fila.id_periodo !== key && llaveDe(fila) === cual)
        .map(({ id_periodo, nombre, periodicidad }) => ({
          field: 'nombre',
          text: `Ya hay un periodo con este nombre y estas fechas: ${nombre} (${periodicidad})`,
          mark: id_periodo,
          of: { resource: 'periodos', key: id_periodo },
        })),
      ...(cual && (veces[cual] ?? 0) > 1
        ? [{ field: 'nombre', text: 'Otro renglón del archivo tiene este nombre y estas fechas' }]
        : []),
    ])
  },
}

/** Returns a text that is the same for equal periods; '' while name or dates are missing. */
const llaveDe = ({ nombre, fecha_inicio, fecha_final }: Values) =>
  nombre && fecha_inicio && fecha_final
    ? `${String(fecha_inicio)} ${String(fecha_final)} ${paraBusqueda(String(nombre))}`
    : ''
