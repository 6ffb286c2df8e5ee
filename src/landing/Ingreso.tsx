import { lazy, Suspense, useEffect, useState } from 'react'
import { signIn, secondStepOf } from '../api/signIn.ts'
import { signInOptions } from '../api/signInOptions.ts'
import type { SegundoPaso as Paso } from '../schema/account/segundoPaso.ts'
import { faltaDeCorreo } from '../language/correo.ts'
import { Campo } from './Campo.tsx'
import { Enlace } from './Enlace.tsx'
import { Formulario } from './Formulario.tsx'
import { Pagina } from './Pagina.tsx'
import { useLandingForm } from './useLandingForm.ts'

type Props = { preload: () => void; onSend?: () => void; enter: () => Promise<void> }

const OtrasFormas = lazy(async () => ({ default: (await import('./OtrasFormas.tsx')).OtrasFormas }))

/** Login form. Calls `preload` when it is shown, `onSend` when it is sent, and `enter` after the sign-in. (A §2, Login and recovery) */
export function Ingreso({ preload, onSend, enter }: Props) {
  const [paso, setPaso] = useState<Paso>()
  useEffect(preload, [preload])
  const { field, form } = useLandingForm({
    initial: { email: '', password: '' },
    errorsOf: ({ email, password }) => ({
      email: faltaDeCorreo(email),
      password: password === '' ? 'El campo contraseña es requerido' : undefined,
    }),
    async send({ email, password }, signal) {
      onSend?.()
      try {
        await signIn({ email: email.trim(), password }, signal)
      } catch (error) {
        const pedido = secondStepOf(error)
        if (!pedido) throw error
        return setPaso(pedido)
      }
      await enter()
    },
  })
  const otras = (paso || Object.values(signInOptions()).some(Boolean)) && (
    <Suspense>
      <OtrasFormas paso={paso} onAsk={setPaso} enter={enter} />
    </Suspense>
  )
  if (paso) return otras
  return (
    <Pagina titulo="Iniciar sesión">
      <Formulario boton="Ingresar" {...form}>
        <Campo etiqueta="Usuario" {...field('email')} type="email" autoComplete="username" autoFocus />
        <Campo etiqueta="Contraseña" {...field('password')} type="password" autoComplete="current-password" />
      </Formulario>
      {otras}
      <Enlace a="/recuperarContrasena">¿Olvidó su contraseña?</Enlace>
    </Pagina>
  )
}
