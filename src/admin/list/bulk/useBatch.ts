import { useQueryClient } from '@tanstack/react-query'
import { useLogoutIfAccessDenied, useNotify } from 'ra-core'
import { useState } from 'react'
import { ErrorDePeticion } from '../../../api/ErrorDePeticion.ts'
import { callApi, type ApiAnswer } from '../../../api/callApi.ts'
import { adviceHeader } from '../../../schema/advice.ts'
import type { Values } from '../../../schema/kinds.ts'
import { useWriteKey } from '../../send/useWriteKey.ts'
import type { ChosenRows, Done, Outcome } from './batch.ts'

export type Said = Readonly<Record<string, unknown>>

type InCommon = { comunes: Values }

/** The calls of a batch: what its rows have in common, what would happen to them, its doing and its undoing. One at a time; what was done is read again wherever it is shown. */
export const useBatch = (resource: string, name: string, chosen: ChosenRows) => {
  const notify = useNotify()
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  const queryClient = useQueryClient()
  const { keyOf, settle } = useWriteKey()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const [outcome, setOutcome] = useState<Outcome>()
  const [done, setDone] = useState<{ message: string; data: Done }>()
  const path = `lotes/${resource}/${name}`

  const attempt = async <T>(call: () => Promise<ApiAnswer<T>>): Promise<ApiAnswer<T> | undefined> => {
    setBusy(true)
    setFault(undefined)
    try {
      return await call()
    } catch (error) {
      if (await logoutIfAccessDenied(error)) return undefined
      const { errors = {}, data } = error instanceof ErrorDePeticion ? error.body : {}
      setFault(Object.values(errors)[0] ?? (error instanceof Error ? error.message : 'Ocurrio un error'))
      if (isOutcome(data)) setOutcome(data)
      return undefined
    } finally {
      setBusy(false)
    }
  }
  const ask = <T>(values?: Said) =>
    attempt(() =>
      callApi<T>(path, {
        method: 'POST',
        clave: null,
        body: { ...chosen, values, preview: true },
        headers: shown,
      }),
    )
  const write = async <T>(where: string, body: object) => {
    const answer = await attempt(() =>
      callApi<T>(where, { method: 'POST', clave: keyOf(where, body), body, headers: shown }).catch((error: unknown) => {
        settle(error)
        throw error
      }),
    )
    if (!answer) return undefined
    settle()
    for (const read of [resource, 'read']) void queryClient.invalidateQueries({ queryKey: [read] })
    return answer
  }
  return {
    busy,
    fault,
    outcome,
    done,
    again: () => setOutcome(undefined),
    inCommon: async () => (await ask<InCommon>())?.data.comunes,
    preview: async (values: Said) => {
      const answer = await ask<Outcome>(values)
      if (answer) setOutcome(answer.data)
    },
    apply: async (values: Said, avisos = false) => {
      const answer = await write<Done>(path, { ...chosen, values, huella: outcome?.huella, avisos })
      if (answer) setDone(answer)
    },
    undo: async (lote: string) => {
      const answer = await write(`lotes/${lote}/deshacer`, {})
      if (answer) notify(answer.message, { type: 'success' })
      return answer !== undefined
    },
  }
}

/** The findings of a batch are shown in its preview. */
const shown = { [adviceHeader]: 'none' }

const isOutcome = (data: unknown): data is Outcome => typeof data === 'object' && data !== null && 'huella' in data
