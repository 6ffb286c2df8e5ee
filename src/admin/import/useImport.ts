import { useQueryClient } from '@tanstack/react-query'
import { useLogoutIfAccessDenied, useNotify } from 'ra-core'
import { useState } from 'react'
import { callApi, type ApiAnswer } from '../../api/callApi.ts'
import { descarga } from '../../api/descarga.ts'
import { ErrorDePeticion } from '../../api/ErrorDePeticion.ts'
import type { AnyResource } from '../../schema/resource.ts'
import { saveFile } from '../file/saveFile.ts'
import { useWriteKey } from '../send/useWriteKey.ts'
import type { Correccion, Hecho, Importacion } from './importacion.ts'

/** The calls by which a spreadsheet comes in: one at a time, each with what it says when it fails. What was brought in is read again wherever it is shown. */
export const useImport = ({ name, label }: AnyResource) => {
  const notify = useNotify()
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  const queryClient = useQueryClient()
  const { keyOf, settle } = useWriteKey()
  const [busy, setBusy] = useState<string>()
  const [fault, setFault] = useState<{ message: string; rows: readonly Obstacle[] }>()
  const [preview, setPreview] = useState<Importacion>()
  const [done, setDone] = useState<{ message: string; data: Hecho }>()

  const attempt = async <T>(doing: string, call: () => Promise<T>): Promise<T | undefined> => {
    setBusy(doing)
    setFault(undefined)
    try {
      return await call()
    } catch (error) {
      if (await logoutIfAccessDenied(error)) return undefined
      const data = error instanceof ErrorDePeticion ? error.body.data : undefined
      setFault({ message: error instanceof Error ? error.message : 'Ocurrio un error', rows: obstaclesIn(data) })
      return undefined
    } finally {
      setBusy(undefined)
    }
  }
  const review = async (doing: string, path: string, body: unknown) => {
    const answer = await attempt(doing, () => callApi<Importacion>(path, { method: 'POST', clave: null, body }))
    if (!answer) return false
    setPreview(answer.data)
    void queryClient.invalidateQueries({ queryKey: ['read'] })
    return true
  }
  const write = async <T>(doing: string, path: string, body: object): Promise<ApiAnswer<T> | undefined> => {
    const answer = await attempt(doing, () =>
      callApi<T>(path, { method: 'POST', clave: keyOf(path, body), body }).catch((error: unknown) => {
        settle(error)
        throw error
      }),
    )
    if (!answer) return undefined
    settle()
    for (const read of [name, 'read']) void queryClient.invalidateQueries({ queryKey: [read] })
    return answer
  }
  const download = (path: string, called: string) =>
    attempt('Preparando el archivo…', async () => {
      const file = await descarga(path, {})
      if (file) saveFile(file, called)
    })
  const path = preview ? `importaciones/${preview.id}` : ''
  return {
    busy,
    fault,
    preview,
    done,
    resume: setPreview,
    restart: () => {
      setPreview(undefined)
      setDone(undefined)
      setFault(undefined)
    },
    template: () => download(`importaciones/${name}/plantilla`, `${label.many} (plantilla).xlsx`),
    faults: () => download(`${path}/errores`, `${preview?.archivo.replace(/\.\w+$/, '') ?? 'hoja'} (errores).xlsx`),
    send: (file: File) =>
      review(`Revisando «${file.name}»…`, `importaciones/${name}?archivo=${encodeURIComponent(file.name)}`, file),
    setColumns: (columnas: readonly (string | null)[], agregar?: { campo: string; valor: string }) =>
      review('Revisando…', `${path}/columnas`, { columnas, agregar }),
    /** One doubt of a row, or all of them. */
    accept: (duda: { renglon?: number; clave?: string; aceptada: boolean }) =>
      review('Guardando…', `${path}/dudas`, duda),
    correct: (cambios: readonly Correccion[]) => review('Revisando…', `${path}/celdas`, { cambios }),
    again: () => review('Revisando…', `${path}/revisar`, {}),
    apply: async (mas: { omitir: boolean }) => {
      const answer = await write<Hecho>('Importando…', `${path}/aplicar`, { huella: preview?.huella, ...mas })
      if (answer) setDone(answer)
    },
    undo: async (lote: string) => {
      const answer = await write('Deshaciendo…', `lotes/${lote}/deshacer`, {})
      if (answer) notify(answer.message, { type: 'success' })
      return answer !== undefined
    },
  }
}

/** What stands in the way: a row that would come to something else than was said, or a record that went on since, and who went on with it. */
type Obstacle = { renglon?: number; titulo: string; quien?: string; motivo?: string }

const obstaclesIn = (data: unknown): readonly Obstacle[] => {
  if (typeof data !== 'object' || data === null) return []
  const named = 'cambiaron' in data ? data.cambiaron : 'impiden' in data ? data.impiden : []
  return Array.isArray(named)
    ? named.filter((row: unknown): row is Obstacle => typeof row === 'object' && row !== null && 'titulo' in row)
    : []
}
