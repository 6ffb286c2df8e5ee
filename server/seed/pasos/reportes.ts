import { createHash } from 'node:crypto'
import { resources } from '../../../src/resources/index.ts'
import { standing } from '../../../src/schema/process/process.ts'
import { pasos } from '../../crud/casos/tables.ts'
import { archivos } from '../../files/tables.ts'
import { tables } from '../../university/tables.ts'
import { azar } from '../azar.ts'
import { movimientos } from '../movimientos.ts'
import { pdfDeMuestra } from '../pdfDeMuestra.ts'
import type { Taller } from '../taller.ts'
import type { ClaseSembrada } from './clases.ts'

const estados = ['ninguno', 'generado', 'inicial', 'final'] as const

/** Adds the reports of each group in today's period, by turns none, begun, initial sent and final sent; those of the period before are all sent. */
export const reportes = async ({ copy, hoy }: Taller, clases: readonly ClaseSembrada[]): Promise<void> => {
  const suerte = azar('reportes')
  const llave = azar('casos de reportes')
  const momento = new Date(`${hoy}T15:00:00Z`)
  const grupos = [...new Map(clases.map(({ grupo }) => [grupo.clave, grupo])).values()]
  const ciclos = new Map(
    clases.map(({ grupo, ciclo, periodo, actual }) => [`${grupo.clave} ${actual ? grupo.ciclo : ciclo}`, periodo]),
  )
  const archivo = (titulo: string, lineas: readonly string[]) => {
    const contenido = pdfDeMuestra(titulo, lineas)
    return {
      id_archivo: suerte.uuid(),
      nombre: `${titulo}.pdf`,
      tamanio: contenido.length,
      huella: createHash('sha256').update(contenido).digest('hex'),
      contenido,
      usuario_id: null,
      creado_en: momento,
    }
  }
  const todos = grupos.flatMap((grupo, lugar) =>
    [0, 1].flatMap(atras => {
      const periodo = ciclos.get(`${grupo.clave} ${grupo.ciclo - atras}`)
      const estado = atras ? 'final' : (estados[lugar % estados.length] ?? 'ninguno')
      if (!periodo || estado === 'ninguno') return []
      const de = [`Grupo ${grupo.clave}`, periodo.nombre, 'Firmado y sellado (documento de demostracion)']
      const inicio = estado === 'generado' ? [] : [archivo('Reporte inicial', de)]
      const final = estado === 'final' ? [archivo('Reporte final', de)] : []
      const id_caso = llave.uuid()
      const comun = {
        proceso: 'reportes_de_grupos',
        caso: id_caso,
        momento,
        autor: 'Servicios escolares',
        rol: 'escolar',
        archivo: null,
      }
      return [
        {
          archivos: [...inicio, ...final],
          fila: {
            id_caso,
            clave_grupo: grupo.clave,
            id_periodo: periodo.id_periodo,
            abierto: hoy,
            ...standing(resources.reportes_de_grupos.process, estado, hoy),
          },
          pasos: movimientos([
            { ...comun, a: 'generado' },
            ...inicio.map(({ id_archivo: archivo }) => ({ ...comun, paso: 'enviarInicial', a: 'inicial', archivo })),
            ...final.map(({ id_archivo: archivo }) => ({ ...comun, paso: 'enviarFinal', a: 'final', archivo })),
          ]),
        },
      ]
    }),
  )
  await copy(
    archivos,
    todos.flatMap(cada => cada.archivos),
  )
  await copy(
    tables.reportes_de_grupos,
    todos.map(({ fila }) => fila),
  )
  await copy(
    pasos,
    todos.flatMap(cada => cada.pasos),
  )
}
