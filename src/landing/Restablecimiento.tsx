import { useRef, useState } from 'react'
import { v4 as uuid } from 'uuid'
import { waitingNotices } from '../api/waitingNotices.ts'
import { ApiError } from '../api/ApiError.ts'
import { callApi } from '../api/callApi.ts'
import { faltasDeCambio } from '../domain/contrasena.ts'
import { Campo } from './Campo.tsx'
import { Enlace } from './Enlace.tsx'
import { Formulario } from './Formulario.tsx'
import { Pagina } from './Pagina.tsx'
import { goTo } from './router.ts'
import { useLandingForm } from './useLandingForm.ts'

/** Page that the link of the recovery mail opens: the form of a new password, or the reason why the link no longer works. */
export function Restablecimiento() {
  const [token] = useState(() => new URLSearchParams(location.search).get('token') ?? '')
  const [clave] = useState(() => uuid())
  const perdida = useRef(false)
  const [rechazo, setRechazo] = useState(token ? '' : 'El enlace está incompleto, ábralo de nuevo desde el correo')
  const { field, form } = useLandingForm({
    initial: { contrasenia_nueva: '', contrasenia_nueva_confirmation: '' },
    errorsOf: ({ contrasenia_nueva: nueva, contrasenia_nueva_confirmation: otra }) => ({
      contrasenia_nueva: faltasDeCambio.nueva(nueva),
      contrasenia_nueva_confirmation: faltasDeCambio.confirmacion(otra, nueva),
    }),
    async send(values, signal) {
      try {
        const { message } = await callApi('restablecer-contrasenia', {
          method: 'POST',
          key: clave,
          body: { token, ...values },
          signal,
        })
        waitingNotices.add({ type: 'success', text: message })
        goTo('/', { replace: true })
      } catch (error) {
        if (esSinRespuesta(error) && !signal.aborted) {
          perdida.current = true
          throw new ApiError(error.status, quizaGuardada)
        }
        if (!esDelEnlace(error)) throw error
        setRechazo(perdida.current ? `${error.statusText}. ${quizaLaPrimera}` : error.statusText)
      }
    },
  })
  if (rechazo) return <EnlaceVencido motivo={rechazo} />
  return (
    <Pagina titulo="Restablecer contraseña" entrada="Al menos 8 caracteres, con una letra y un número.">
      <Formulario boton="Guardar contraseña" {...form}>
        <Campo
          etiqueta="Contraseña nueva"
          {...field('contrasenia_nueva')}
          type="password"
          autoComplete="new-password"
          autoFocus
        />
        <Campo
          etiqueta="Confirmar contraseña"
          {...field('contrasenia_nueva_confirmation')}
          type="password"
          autoComplete="new-password"
        />
      </Formulario>
      <Enlace a="/">Regresar</Enlace>
    </Pagina>
  )
}

const quizaGuardada =
  'no llegó la respuesta y puede que su contraseña ya haya cambiado. Oprima «Guardar contraseña» otra vez para saberlo'
const quizaLaPrimera = 'Puede que ya valga la contraseña que escribió la primera vez: pruebe a entrar con ella'

const EnlaceVencido = ({ motivo }: { motivo: string }) => (
  <Pagina titulo="El enlace no sirve">
    <p className="pagina-rechazo" role="alert">
      {motivo}
    </p>
    <p>
      <Enlace a="/recuperarContrasena">Solicitar otro enlace</Enlace>
    </p>
    <p>
      <Enlace a="/">Regresar</Enlace>
    </p>
  </Pagina>
)

/** Tells whether another password would be refused too: the link was used, expired or torn, or the account is inactive. */
const esDelEnlace = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  ([403, 404, 409, 410].some(status => status === error.status) || Boolean(error.body.errors?.token))

/** Tells whether the outcome is unknown: no answer, or one of a failing server without a message. */
const esSinRespuesta = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  (error.status === 'network_error' || (Number(error.status) >= 500 && !error.body.message))
