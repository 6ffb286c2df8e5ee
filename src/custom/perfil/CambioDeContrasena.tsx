import Button from '@mui/material/Button'
import { useNotify } from 'ra-core'
import type { ComponentProps } from 'react'
import { useForm } from 'react-hook-form'
import { ConfirmDialog } from '../../admin/confirm/ConfirmDialog.tsx'
import { useLeaving } from '../../admin/form/useLeaving.tsx'
import { currentSession } from '../../api/session.ts'
import { faltasDeCambio } from '../../domain/contrasena.ts'
import { faltaDeCorreo } from '../../language/correo.ts'
import { Campo } from './Campo.tsx'
import { useCambioDeContrasena } from './useCambioDeContrasena.ts'
import { Tarjeta } from './Tarjeta.tsx'

export type Cambio = {
  email: string
  contrasenia_actual: string
  contrasenia_nueva: string
  contrasenia_nueva_confirmation: string
}

/** Form that changes the person's password: checked when a field is left, confirmed before it is sent; leaving asks before a new password is lost. (B §5, Password change) */
export const CambioDeContrasena = () => {
  const form = useForm<Cambio>({
    mode: 'onBlur',
    defaultValues: { ...vacio, email: currentSession()?.usuario.email ?? '' },
  })
  const { porConfirmar, ask, cancel, send, sending } = useCambioDeContrasena(form)
  const { control } = form
  /* The other fields may be filled in by the browser. */
  const { email, contrasenia_nueva } = form.formState.dirtyFields
  const { question } = useLeaving(Boolean(email || contrasenia_nueva), () => undefined)
  const notify = useNotify()
  const onSubmit = form.handleSubmit(ask, () => notify('Primero corrija las validaciones', { type: 'info' }))
  return (
    <Tarjeta
      id="cambio-de-contrasena"
      titulo="Cambiar contraseña"
      texto="Al menos 8 caracteres, con una letra y un número. Se cerrarán sus sesiones en otros equipos."
      sinPapel
    >
      <form noValidate onSubmit={event => void onSubmit(event)}>
        {campos.map(campo => (
          <Campo key={campo.name} control={control} {...campo} />
        ))}
        <Button type="submit" variant="contained" sx={{ mt: 2 }}>
          Cambiar contraseña
        </Button>
      </form>
      <ConfirmDialog open={porConfirmar} loading={sending} onConfirm={send} onCancel={cancel} />
      {question}
    </Tarjeta>
  )
}

const campos: readonly Omit<ComponentProps<typeof Campo>, 'control'>[] = [
  { name: 'email', label: 'Correo', type: 'email', validate: faltaDeCorreo, autoComplete: 'username' },
  {
    name: 'contrasenia_actual',
    label: 'Contraseña actual',
    type: 'password',
    validate: faltasDeCambio.actual,
    autoComplete: 'current-password',
  },
  {
    name: 'contrasenia_nueva',
    label: 'Contraseña nueva',
    type: 'password',
    validate: faltasDeCambio.nueva,
    autoComplete: 'new-password',
  },
  {
    name: 'contrasenia_nueva_confirmation',
    label: 'Confirmar contraseña',
    type: 'password',
    validate: (valor, { contrasenia_nueva }) => faltasDeCambio.confirmacion(valor, contrasenia_nueva),
    autoComplete: 'new-password',
  },
]

const vacio: Cambio = { email: '', contrasenia_actual: '', contrasenia_nueva: '', contrasenia_nueva_confirmation: '' }
