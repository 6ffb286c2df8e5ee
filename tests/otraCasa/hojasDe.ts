import type { Biblioteca } from './biblioteca.ts'

type Fila = {
  renglon: number
  estado: string
  clave: string | null
  titulo: string
  celdas: string[]
  cambios: Record<string, [string, string]>
  faltas: Record<string, string>
  dudas: { campo: string; mensaje: string; aceptada: boolean }[]
}

/** Imports sheets into the library as its librarian, and returns the outcome of their rows. */
export const hojasDe = (biblioteca: () => Biblioteca) => {
  const subir = async (resource: string, ...lineas: readonly string[]) => {
    const respuesta = await biblioteca().app.request(`/api/importaciones/${resource}?archivo=hoja.csv`, {
      method: 'POST',
      headers: { Authorization: 'Bearer flor' },
      body: lineas.join('\n'),
    })
    return (await respuesta.json()).data
  }
  const filasDe = async (resource: string, ...lineas: readonly string[]): Promise<Fila[]> => {
    const { id } = await subir(resource, ...lineas)
    return (await biblioteca().pedir('flor', 'GET', `importaciones/${id}/filas`)).data.filas
  }
  return { subir, filasDe }
}
