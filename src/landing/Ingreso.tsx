import { ingreso } from '../api/ingreso.ts'
import { faltaDeCorreo } from '../language/correo.ts'
import { Campo } from './Campo.tsx'
import { Enlace } from './Enlace.tsx'
import { Formulario } from './Formulario.tsx'
import { Pagina } from './Pagina.tsx'
import { useFormulario } from './useFormulario.ts'

type Props = { precarga: () => void; entrando?: () => void; pasar: () => Promise<void> }

/** The login. Typing in it calls `precarga`, sending it `entrando`, and who is signed in is let in by `pasar`. (A §2, Login and recovery) */
export function Ingreso({ precarga, entrando, pasar }: Props) {
  const { campo, form } = useFormulario({
    inicial: { email: '', password: '' },
    faltas: ({ email, password }) => ({
      email: faltaDeCorreo(email),
      password: password === '' ? 'El campo contraseña es requerido' : undefined,
    }),
    async enviar({ email, password }, signal) {
      entrando?.()
      await ingreso({ email: email.trim(), password }, signal)
      await pasar()
    },
  })
  return (
    <Pagina titulo="Iniciar sesión">
      <Formulario boton="Ingresar" {...form} onInput={precarga}>
        <Campo etiqueta="Usuario" {...campo('email')} type="email" autoComplete="username" autoFocus />
        <Campo etiqueta="Contraseña" {...campo('password')} type="password" autoComplete="current-password" />
      </Formulario>
      <Enlace a="/recuperarContrasena">¿Olvidó su contraseña?</Enlace>
    </Pagina>
  )
}
