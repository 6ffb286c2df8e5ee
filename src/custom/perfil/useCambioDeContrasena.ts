import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useSend } from '../../admin/send/useSend.ts'
import { isAnswered } from '../../admin/send/useWriteKey.ts'
import { ApiError } from '../../api/ApiError.ts'
import type { Cambio } from './CambioDeContrasena.tsx'

/** Provides the steps of a password change: requested, confirmed, sent. Success empties the form; a refusal shows on its field. (B §7) */
export function useCambioDeContrasena({ reset, setError, setFocus, getValues }: UseFormReturn<Cambio>) {
  const [cambio, setCambio] = useState<Cambio>()
  const cancel = () => setCambio(undefined)
  const { send, sending } = useSend({
    reads: ['read'],
    texts: { failed: dichoDe },
    onDone: () =>
      reset({
        email: getValues('email'),
        contrasenia_actual: '',
        contrasenia_nueva: '',
        contrasenia_nueva_confirmation: '',
      }),
    onRefused: errores => {
      const rechazados = campos.filter(campo => errores[campo])
      for (const campo of rechazados) setError(campo, { type: 'server', message: errores[campo] })
      if (rechazados[0]) setFocus(rechazados[0])
    },
    onSettled: cancel,
  })
  return {
    porConfirmar: cambio !== undefined,
    sending,
    ask: setCambio,
    cancel,
    send: () => cambio && send('cambio-contrasenia', cambio),
  }
}

const dichoDe = (error: Error) =>
  isAnswered(error) || (error instanceof ApiError && error.body.message) ? error.message : quizaCambiada

const quizaCambiada =
  'No llegó la respuesta: puede que su contraseña ya haya cambiado. Oprima «Cambiar contraseña» otra vez para saberlo'

const campos = ['email', 'contrasenia_actual', 'contrasenia_nueva', 'contrasenia_nueva_confirmation'] as const
