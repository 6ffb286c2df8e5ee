import { act, fireEvent, waitFor } from '@testing-library/react'

/*
 * Everything is found by what a person reads, but with plain selectors: Testing Library works out styles and labels of all
 * elements at every look, which takes a form of fifty fields many seconds.
 */

export const dialogos = () => [...document.body.querySelectorAll<HTMLElement>('[role=dialog]')]

/** The dialog on top. */
export const dialogo = (): HTMLElement => {
  const abierto = dialogos().at(-1)
  if (!abierto) throw new Error('no dialog is open')
  return abierto
}
export const titulo = () => document.getElementById(dialogo().getAttribute('aria-labelledby') ?? '')?.textContent

/** The controls that a label of the dialog names; a required one carries its star. */
const controles = (label: string) =>
  [...dialogo().querySelectorAll('label, [id$=-label]')]
    .filter(({ textContent }) => sinEstrella(textContent) === label)
    .flatMap(each => {
      const { attributes, id } = each

      const named = document.getElementById(attributes.getNamedItem('for')?.value ?? '') ?? each.querySelector('input')
      const control = named?.matches('input, textarea')
        ? named
        : dialogo().querySelector<HTMLElement>(`[role=combobox][aria-labelledby~="${id}"]`)
      return control ? [control] : []
    })
const sinEstrella = (text: string) => text.replace(/\s*\*$/, '')

/** The set of boxes under this heading. */
export const grupo = (label: string) =>
  [...dialogo().querySelectorAll('fieldset')].find(
    each => sinEstrella(each.querySelector('legend')?.textContent ?? '') === label,
  )

export const hayCampo = (label: string) => controles(label).length > 0 || grupo(label) !== undefined
export const campo = (label: string): HTMLElement => {
  const [control] = controles(label)
  if (!control) throw new Error(`the form has no «${label}»`)
  return control
}

/** What a control holds, as it is read. */
export const valor = (label: string) => {
  const control = campo(label)
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    ? control.value
    : control.textContent.replace('\u200b', '')
}

/** What a control that is wrong says; undefined for one that is not. */
export const mensaje = (label: string) => {
  const control = campo(label)
  return control.getAttribute('aria-invalid') === 'true' ? ayuda(label) : undefined
}
/** What stands under a control. */
export const ayuda = (label: string) =>
  document.getElementById(campo(label).getAttribute('aria-describedby') ?? '')?.textContent

export const escribir = (label: string, value: string) => fireEvent.change(campo(label), { target: { value } })
export const dejar = (label: string) => fireEvent.blur(campo(label))

/** Opens a list of choices and takes the one whose text or value is meant; of an unknown one the first. */
export const elegir = async (label: string, cual: string) => {
  const control = campo(label)
  if (control instanceof HTMLInputElement) fireEvent.keyDown(control, { key: 'ArrowDown' })
  else fireEvent.mouseDown(control)
  const opciones = await waitFor(() => {
    const halladas = [...document.body.querySelectorAll<HTMLElement>('[role=option]')]
    if (!halladas.length) throw new Error(`«${label}» offers nothing`)
    return halladas
  })
  const meant =
    opciones.find(({ textContent, dataset }) => textContent === cual || dataset.value === cual) ??
    opciones.find(({ textContent }) => textContent.includes(cual)) ??
    opciones[0]
  if (meant) fireEvent.click(meant)
  await waitFor(() => {
    if (document.body.querySelector('[role=option]')) throw new Error('the list is still open')
  })
}

/** A button by its text or, without one, its name; in the dialog on top if there is any. */
export const boton = (name: string | RegExp, donde: HTMLElement = dialogos().at(-1) ?? document.body) => {
  const found = botones(name, donde)[0]
  if (!found) throw new Error(`there is no button «${name}»`)
  return found
}
export const botones = (name: string | RegExp, donde: HTMLElement = document.body) =>
  [...donde.querySelectorAll('button')].filter(each => {
    const said = each.getAttribute('aria-label') ?? each.textContent
    return typeof name === 'string' ? said === name : name.test(said)
  })
/** A button that is there once the screen knows what its person may do. */
export const hallado = (name: string | RegExp) => waitFor(() => boton(name))
export const pulsar = (name: string | RegExp) => fireEvent.click(boton(name))

/** Submits the form; resolves when the question stands or the form refused. */
export const enviar = async () => {
  const form = dialogo().querySelector('form')
  pulsar('Confirmar')
  await waitFor(() => {
    if (dialogo().contains(form) && !form?.querySelector('[aria-invalid=true]'))
      throw new Error('neither asked nor refused')
  })
}
export const pregunta = () => dialogos().length > 0 && titulo() === '¿Esta seguro de realizar esta acción?'

/** Submits, answers the question, and waits until the dialog is gone. */
export const guardar = async () => {
  await enviar()
  pulsar('Confirmar')
  await waitFor(() => {
    if (dialogos().length) throw new Error('the dialog is still there')
  })
}

/** Submits and answers the question, each by two presses, the second before the first could be drawn, as an impatient hand does. */
export const confirmarDosVeces = async () => {
  const mandar = boton('Confirmar')
  act(() => mandar.click())
  await enviar()
  const confirmar = boton('Confirmar')
  act(() => {
    confirmar.click()
    confirmar.click()
  })
  await waitFor(() => {
    if (dialogos().length) throw new Error('the dialog is still there')
  })
}

/** What the notices say, oldest first. */
export const avisos = () =>
  [...document.body.querySelectorAll('.MuiAlert-message')].map(({ textContent }) => textContent)

/** A button that lies beside an open dialog, which is not part of it. */
export const pulsarFuera = (name: string) => {
  const found = [...document.body.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  if (!found) throw new Error(`there is no button «${name}»`)
  fireEvent.click(found)
}
