import { createHash } from 'node:crypto'
import { reportesDeGrupos } from '../../custom/reportes/tables.ts'
import { archivos } from '../../files/tables.ts'
import { azar } from '../azar.ts'
import { pdfDeMuestra } from '../pdfDeMuestra.ts'
import type { Taller } from '../taller.ts'
import type { Clase } from './clases.ts'

const estados = ['ninguno', 'creado', 'inicial', 'final'] as const

/** The reports of each group in today's period, by turns none, begun, initial sent and final sent; those of the period before are all sent. */
export const reportes = async ({ copy, hoy }: Taller, clases: readonly Clase[]): Promise<void> => {
  const suerte = azar('reportes')
  const creado_en = new Date(`${hoy}T15:00:00Z`)
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
      creado_en,
    }
  }
  const todos = grupos.flatMap((grupo, lugar) =>
    [0, 1].flatMap(atras => {
      const periodo = ciclos.get(`${grupo.clave} ${grupo.ciclo - atras}`)
      const estado = atras ? 'final' : estados[lugar % estados.length]
      if (!periodo || estado === 'ninguno') return []
      const de = [`Grupo ${grupo.clave}`, periodo.nombre, 'Firmado y sellado (documento de demostracion)']
      const inicio = estado === 'creado' ? [] : [archivo('Reporte inicial', de)]
      const final = estado === 'final' ? [archivo('Reporte final', de)] : []
      return [
        {
          archivos: [...inicio, ...final],
          fila: {
            clave_grupo: grupo.clave,
            id_periodo: periodo.id_periodo,
            archivo_inicio: inicio[0]?.id_archivo ?? null,
            archivo_final: final[0]?.id_archivo ?? null,
            creado_en,
          },
        },
      ]
    }),
  )
  await copy(
    archivos,
    todos.flatMap(cada => cada.archivos),
  )
  await copy(
    reportesDeGrupos,
    todos.map(({ fila }) => fila),
  )
}
