import { readXlsx } from 'hucre/xlsx'
import type { Escena } from './escena.ts'

export const libroDeExcel = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

type Fila = {
  renglon: number
  estado: string
  celdas: string[]
  clave: string | null
  titulo: string
  cambios: Record<string, [string, string]>
  faltas: Record<string, string>
  dudas: { campo: string; mensaje: string; clave: string; aceptada: boolean }[]
}

/** Returns calls that import spreadsheets as the account of a token. */
export const importador = (e: Escena, token: string) => {
  const leido = (texto: string) => JSON.parse(texto)
  return {
    subir: async (name: string, archivo: string | Uint8Array<ArrayBuffer>, llamado = 'hoja.csv') => {
      const { status, message, texto, headers } = await e.pedir('POST', `importaciones/${name}?archivo=${llamado}`, {
        token,
        cuerpo: new Blob([archivo]),
      })
      return { status, message, data: leido(texto).data, headers }
    },
    filas: async (id: string, estado = ''): Promise<Fila[]> =>
      leido(
        (await e.pedir('GET', `importaciones/${id}/filas?cuantos=200${estado && `&estado=${estado}`}`, { token }))
          .texto,
      ).data.filas,
    escribir: async (camino: string, cuerpo: object) => {
      const { status, message, texto } = await e.pedir('POST', `importaciones/${camino}`, { token, cuerpo })
      return { status, message, data: leido(texto).data }
    },
    aplicar: async ({ id, huella }: { id: string; huella: string }, mas: object = {}) => {
      const { status, message, texto } = await e.pedir('POST', `importaciones/${id}/aplicar`, {
        token,
        cuerpo: { huella, ...mas },
      })
      return { status, message, data: leido(texto).data }
    },
    lotes: async (name: string): Promise<Record<string, unknown>[]> =>
      leido((await e.pedir('GET', `importaciones/${name}/lotes`, { token })).texto).data,
    deshacer: async (lote: string) => {
      const { status, message, texto } = await e.pedir('POST', `lotes/${lote}/deshacer`, { token, cuerpo: {} })
      return { status, message, data: leido(texto).data }
    },
    libro: async (camino: string) => {
      const respuesta = await e.app.request(
        `/api/importaciones/${camino}`,
        { headers: { authorization: `Bearer ${token}` } },
        { incoming: { socket: { remoteAddress: '10.0.0.1' } } },
      )
      const libro = await readXlsx(new Uint8Array(await respuesta.arrayBuffer()), { readStyles: true })
      const encabezados = ['content-type', 'content-disposition'].map(cual => respuesta.headers.get(cual))
      return { encabezados, libro }
    },
    exportado: async (path: string, formato: string): Promise<Uint8Array<ArrayBuffer>> => {
      const respuesta = await e.app.request(
        `/api/${path}${path.includes('?') ? '&' : '?'}formato=${formato}`,
        { headers: { authorization: `Bearer ${token}` } },
        { incoming: { socket: { remoteAddress: '10.0.0.1' } } },
      )
      return new Uint8Array(await respuesta.arrayBuffer())
    },
  }
}
