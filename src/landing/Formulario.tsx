import type { FormEvent, ReactNode } from 'react'

type Props = {
  boton: string
  isSending: boolean
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  children: ReactNode
}

/** Form of a landing page with its submit button, which is busy while the form is sent. */
export const Formulario = ({ boton, isSending, children, ...form }: Props) => (
  <form className="formulario" noValidate {...form}>
    {children}
    <button type="submit" className="boton" disabled={isSending} aria-busy={isSending}>
      {isSending && <span className="giro" aria-hidden="true" />}
      {boton}
    </button>
  </form>
)
