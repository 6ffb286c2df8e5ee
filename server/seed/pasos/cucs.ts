import { tables } from '../../university/tables.ts'
import { azar } from '../azar.ts'
import { cucs as datos } from '../datos/cucs.ts'
import { regiones, type Region } from '../datos/regiones.ts'
import type { Taller } from '../taller.ts'
import type { Lugares } from './lugares.ts'

export type Cuc = { clave: string; numero: string; pueblo: string; region: Region; programas: readonly string[] }

/** Adds the campuses. A key says CUC, the state (20), the region and the campus: `CUC20IST01`. */
export const cucs = async ({ copy }: Taller, lugares: Lugares): Promise<Cuc[]> => {
  const suerte = azar('cucs')
  const todos = datos.map(({ codigoPostal, calle, ...dato }, lugar) => {
    const numero = String(lugar + 1).padStart(2, '0')
    const clave = `CUC20${regiones[dato.region].clave}${numero}`
    const colonia = lugares[dato.region].find(cada => cada.codigoPostal === codigoPostal)?.id_colonia ?? 0
    const fila = {
      clave,
      nombre: `CUC ${dato.pueblo}`,
      numero,
      colonia,
      calle,
      num_exterior: String(suerte.entero(1, 240)),
    }
    return { fila, cuc: { ...dato, clave, numero, programas: dato.programas.split(' ') } }
  })
  await copy(
    tables.cucs,
    todos.map(({ fila }) => fila),
  )
  return todos.map(({ cuc }) => cuc)
}
