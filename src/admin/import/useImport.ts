import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../api/callApi.ts'
import { downloadFile } from '../../api/downloadFile.ts'
import { samePerson } from '../../api/session.ts'
import type { AnyResource } from '../../schema/resource.ts'
import { saveFile } from '../file/saveFile.ts'
import { obstaclesIn } from '../send/obstaclesIn.ts'
import { useBatchCalls, refusalText } from '../send/useBatchCalls.ts'
import type { Correccion, Hecho, Importacion } from './importacion.ts'

/** Provides the calls of an import, one at a time, each with the reason of its failure. What was imported is read again wherever it is shown. */
export const useImport = ({ name, label }: AnyResource) => {
  const queryClient = useQueryClient()
  const { doing, refusal, forget, attempt, write, undo } = useBatchCalls(name)
  const [preview, setPreview] = useState<Importacion>()
  const [done, setDone] = useState<{ message: string; data: Hecho }>()
  const [typed, setTyped] = useState<Readonly<Record<string, Correccion>>>({})

  const review = async (step: string, path: string, body: unknown) => {
    const answer = await attempt(step, () => callApi<Importacion>(path, { method: 'POST', key: null, body }))
    if (!answer) return false
    setPreview(answer.data)
    void queryClient.invalidateQueries({ queryKey: ['read'] })
    return true
  }
  const download = (path: string, called: string) =>
    attempt('Preparando el archivo…', async () => {
      const isStillHere = samePerson()
      const file = await downloadFile(path, {})
      if (file && isStillHere()) saveFile(file, called)
    })
  const path = preview ? `importaciones/${preview.id}` : ''
  return {
    busy: doing,
    fault: refusal === undefined ? undefined : { message: refusalText(refusal), rows: obstaclesIn(refusal) },
    preview,
    done,
    /** Corrections of wrong cells not yet sent, by row and column; they stay while other rows are shown. */
    typed,
    type: (each: Correccion) => setTyped(before => ({ ...before, [cellOf(each)]: each })),
    resume: setPreview,
    restart: () => {
      setPreview(undefined)
      setDone(undefined)
      setTyped({})
      forget()
    },
    template: () => download(`importaciones/${name}/plantilla`, `${label.many} (plantilla).xlsx`),
    faults: () => download(`${path}/errores`, `${preview?.archivo.replace(/\.\w+$/, '') ?? 'hoja'} (errores).xlsx`),
    send: (file: File) =>
      review(`Revisando «${file.name}»…`, `importaciones/${name}?archivo=${encodeURIComponent(file.name)}`, file),
    setColumns: (columnas: readonly (string | null)[], agregar?: { campo: string; valor: string }) =>
      review('Revisando…', `${path}/columnas`, { columnas, agregar }),
    /** Accepts one doubt of a row, or all of them. */
    accept: (duda: { renglon?: number; clave?: string; aceptada: boolean }) =>
      review(acceptingText, `${path}/dudas`, duda),
    correct: async () => {
      if (await review('Revisando…', `${path}/celdas`, { cambios: Object.values(typed) })) setTyped({})
    },
    again: () => review('Revisando…', `${path}/revisar`, {}),
    apply: async (mas: { omitir: boolean }) => {
      const answer = await write<Hecho>('Importando…', `${path}/aplicar`, { huella: preview?.huella, ...mas })
      if (answer) setDone(answer)
    },
    undo,
  }
}

/** Text shown while a doubt is accepted. */
export const acceptingText = 'Guardando…'

/** Returns the key of a cell in its sheet. */
export const cellOf = ({ renglon, columna }: Pick<Correccion, 'renglon' | 'columna'>) => `${renglon}:${columna}`
