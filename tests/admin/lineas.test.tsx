import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormProvider, useForm } from 'react-hook-form'
import { describe, expect, it } from 'vitest'
import { Line } from '../../src/admin/form/inputs/Line.tsx'
import { avisos, campo, pulsar } from './formulario.ts'
import { pantalla } from './pantalla.ts'

/** Two text fields with a minimum of five letters, and how often each was rendered. */
const lineas = () => {
  const dibujadas = { Calle: 0, Oficio: 0 }
  const declarada = (label: keyof typeof dibujadas) => ({
    kind: 'text' as const,
    label,
    get help() {
      dibujadas[label] += 1
      return undefined
    },
  })
  const Calle = declarada('Calle')
  const Oficio = declarada('Oficio')
  const Dos = () => {
    const form = useForm<Record<string, string | null>>({
      mode: 'onBlur',
      resolver: values => {
        const cortas = Object.keys(values).filter(name => (values[name]?.length ?? 0) < 5)
        return cortas.length
          ? {
              values: {},
              errors: Object.fromEntries(cortas.map(name => [name, { type: 'declared', message: 'Muy corto' }])),
            }
          : { values, errors: {} }
      },
      defaultValues: { calle: null, oficio: null },
    })
    return (
      <FormProvider {...form}>
        <Line name="calle" field={Calle} disabled={false} />
        <Line name="oficio" field={Oficio} disabled={false} />
      </FormProvider>
    )
  }
  render(<Dos />)
  return { dibujadas, calle: screen.getByLabelText('Calle'), persona: userEvent.setup({ delay: null }) }
}

describe('a line of text', () => {
  it('is drawn by no key, neither its own nor another', async () => {
    const { dibujadas, calle, persona } = lineas()
    calle.focus()
    const antes = { ...dibujadas }
    await persona.keyboard('Xo')
    expect(dibujadas).toEqual(antes)
  })

  it('that is wrong says so when it is left, and is right again a moment after it was mended; the other is not drawn for it', async () => {
    const { dibujadas, calle, persona } = lineas()
    const { Oficio } = dibujadas
    calle.focus()
    await persona.keyboard('Xo')
    fireEvent.blur(calle)
    await screen.findByText('Muy corto')
    await persona.keyboard('chitl')
    await waitFor(() => expect(screen.queryByText('Muy corto')).toBeNull())
    expect(dibujadas.Oficio).toBe(Oficio)
  })
})

describe('a form of several sections', () => {
  const { abrir, escritas } = pantalla()

  it('is sent whole by Enter in any of them', async () => {
    await abrir('administrativo', '/facilitadores', 'Facilitadores')
    pulsar('Agregar')
    campo('Correo electrónico').focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(avisos()).toEqual(['Primero corrija las validaciones']))
    expect([document.activeElement, escritas()]).toEqual([campo('Matrícula'), []])
  })
})
