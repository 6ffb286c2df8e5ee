import { useId, useState, type InputHTMLAttributes } from 'react'

type PropsDeCampo = {
  etiqueta: string
  name: string
  value: string
  error?: string
  onType: (value: string) => void
  onBlur: () => void
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'autoFocus' | 'inputMode'>

/** Labelled field with its error below; the line of the error is always reserved, so that nothing moves under the pointer. */
export function Campo({ etiqueta, error, onType, type, ...input }: PropsDeCampo) {
  const id = useId()
  const [visible, setVisible] = useState(false)
  const oculto = type === 'password' && !visible
  return (
    <div className="campo">
      <label id={`${id}-etiqueta`} htmlFor={id}>
        {etiqueta}
      </label>
      <div className="campo-caja">
        <input
          {...input}
          id={id}
          type={oculto ? 'password' : type === 'password' ? 'text' : type}
          autoCapitalize="none"
          spellCheck={false}
          aria-required
          aria-invalid={Boolean(error)}
          aria-describedby={error && `${id}-error`}
          onChange={event => onType(event.target.value)}
        />
        {type === 'password' && (
          <button
            type="button"
            className="campo-ver"
            aria-controls={id}
            aria-describedby={`${id}-etiqueta`}
            onMouseDown={event => event.preventDefault()}
            onClick={() => setVisible(!visible)}
          >
            {oculto ? 'Mostrar' : 'Ocultar'}
          </button>
        )}
      </div>
      <p className="campo-error" id={`${id}-error`} role={error && 'alert'}>
        {error}
      </p>
    </div>
  )
}
