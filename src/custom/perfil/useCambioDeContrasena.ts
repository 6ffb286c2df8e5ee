import { useQueryClient } from '@tanstack/react-query'
import { useLogoutIfAccessDenied, useNotify } from 'ra-core'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useOneAtATime } from '../../admin/send/useOneAtATime.ts'
import { isAnswered, useWriteKey } from '../../admin/send/useWriteKey.ts'
import { ApiError } from '../../api/ApiError.ts'
import { callApi } from '../../api/callApi.ts'
import { rutaDeActividad } from './ActividadDeMiCuenta.tsx'
import type { Cambio } from './CambioDeContrasena.tsx'

/** Provides the steps of a password change: requested, confirmed, sent. Success empties the form; a refusal shows on its field. (B §7) */
export function useCambioDeContrasena({ reset, setError, setFocus }: UseFormReturn<Cambio>) {
  const notify = useNotify()
  const queryClient = useQueryClient()
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  const { keyOf, settle } = useWriteKey()
  const [cambio, setCambio] = useState<Cambio>()
  const cancelar = () => setCambio(undefined)

  const { mutate, isPending } = useOneAtATime({
    mutationFn: (body: Cambio) => callApi('cambio-contrasenia', { method: 'POST', key: keyOf(body), body }),
    onSettled() {
      cancelar()
      void queryClient.invalidateQueries({ queryKey: ['read', rutaDeActividad] })
    },
    onSuccess({ message }, { email }) {
      settle()
      notify(message, { type: 'success' })
      reset({ email, contrasenia_actual: '', contrasenia_nueva: '', contrasenia_nueva_confirmation: '' })
    },
    async onError(error) {
      settle(error)
      if (await logoutIfAccessDenied(error)) return
      const dicho = isAnswered(error) || (error instanceof ApiError && error.body.message)
      notify(dicho ? error.message : quizaCambiada, { type: 'error' })
      const errores = error instanceof ApiError ? (error.body.errors ?? {}) : {}
      const rechazados = campos.filter(campo => errores[campo])
      for (const campo of rechazados) setError(campo, { type: 'server', message: errores[campo] })
      if (rechazados[0]) setFocus(rechazados[0])
    },
  })

  return {
    porConfirmar: cambio !== undefined,
    enviando: isPending,
    pedir: setCambio,
    cancelar,
    enviar: () => cambio && mutate(cambio),
  }
}

const quizaCambiada =
  'No llegó la respuesta: puede que su contraseña ya haya cambiado. Oprima «Cambiar contraseña» otra vez para saberlo'

const campos = ['email', 'contrasenia_actual', 'contrasenia_nueva', 'contrasenia_nueva_confirmation'] as const
