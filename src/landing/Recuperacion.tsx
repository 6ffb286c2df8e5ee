import { waitingNotices } from '../api/waitingNotices.ts'
import { callApi } from '../api/callApi.ts'
import { faltaDeCorreo } from '../language/correo.ts'
import { Campo } from './Campo.tsx'
import { Enlace } from './Enlace.tsx'
import { Formulario } from './Formulario.tsx'
import { Pagina } from './Pagina.tsx'
import { useLandingForm } from './useLandingForm.ts'

/** Form that requests the link to restore a password. (A §2, Login and recovery) */
export function Recuperacion() {
  const { field, form } = useLandingForm({
    initial: { email: '' },
    errorsOf: ({ email }) => ({ email: faltaDeCorreo(email) }),
    async send({ email }, signal) {
      const { message } = await callApi('olvido-contra', {
        method: 'POST',
        key: null,
        body: { email: email.trim() },
        signal,
      })
      waitingNotices.add({ type: 'success', text: message })
    },
  })
  return (
    <Pagina
      titulo="Recuperar contraseña"
      entrada="Le enviaremos un enlace, válido por 30 minutos, para crear una nueva."
    >
      <Formulario boton="Restablecer contraseña" {...form}>
        <Campo etiqueta="Correo electrónico" {...field('email')} type="email" autoComplete="username" autoFocus />
      </Formulario>
      <Enlace a="/">Regresar</Enlace>
    </Pagina>
  )
}
