import { act, fireEvent, waitFor } from '@testing-library/react'

/*
 * Everything is found by its visible text, but with plain selectors: at every query Testing Library computes styles and
 * labels of all elements, which takes many seconds in a form of fifty fields.
 */

export const dialogos = () => [...document.body.querySelectorAll<HTMLElement>('[role=dialog]')]

/** Returns the topmost dialog. Throws when none is open. */
export const dialogo = (): HTMLElement => {
  const abierto = dialogos().at(-1)
  if (!abierto) throw new Error('no dialog is open')
  return abierto
}
export const titulo = () => document.getElementById(dialogo().getAttribute('aria-labelledby') ?? '')?.textContent

/** Finds the controls of a label in the dialog. A required one carries an asterisk. */
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

/** Returns the set of checkboxes under this heading. */
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

/** Returns the visible value of a control. */
export const valor = (label: string) => {
  const control = campo(label)
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    ? control.value
    : control.textContent.replace('\u200b', '')
}

/** Returns the error text of an invalid control; undefined for a valid one. */
export const mensaje = (label: string) => {
  const control = campo(label)
  return control.getAttribute('aria-invalid') === 'true' ? ayuda(label) : undefined
}
/** Returns the text under a control. */
export const ayuda = (label: string) =>
  document.getElementById(campo(label).getAttribute('aria-describedby') ?? '')?.textContent

export const escribir = (label: string, value: string) => fireEvent.change(campo(label), { target: { value } })
export const dejar = (label: string) => fireEvent.blur(campo(label))

/** Opens a list of options and chooses the one with this text or value, or of the record with this title or key. Throws when there is none. */
export const elegir = async (label: string, cual: string) => {
  const control = campo(label)
  if (control instanceof HTMLInputElement) fireEvent.keyDown(control, { key: 'ArrowDown' })
  else fireEvent.mouseDown(control)
  const meant = await waitFor(() => {
    const opciones = [...document.body.querySelectorAll<HTMLElement>('[role=option]')]
    const found = opciones.find(each => [each.textContent, each.dataset.value, ...partesDe(each)].includes(cual))
    if (!found) {
      const offered = opciones.map(({ textContent }) => textContent).slice(0, 12)
      throw new Error(`«${label}» does not offer «${cual}», only «${offered.join('», «')}»`)
    }
    return found
  })
  fireEvent.click(meant)
  await waitFor(() => {
    if (document.body.querySelector('[role=option]')) throw new Error('the list is still open')
  })
}

/** Returns the title and the key of a record's option. */
const partesDe = (option: HTMLElement) =>
  [...option.querySelectorAll('span')].map(({ firstChild }) => firstChild?.textContent)

/** Finds a button by its text or else its accessible name, in the topmost dialog if one is open. Throws when there is none. */
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
/** Waits for a button that appears once the screen knows the person's permissions. */
export const hallado = (name: string | RegExp) => waitFor(() => boton(name))
export const pulsar = (name: string | RegExp) => fireEvent.click(boton(name))

/** Submits the form. Resolves when the question appears or the form shows errors. */
export const enviar = async () => {
  const form = dialogo().querySelector('form')
  pulsar('Confirmar')
  await waitFor(() => {
    if (dialogo().contains(form) && !form?.querySelector('[aria-invalid=true]'))
      throw new Error('neither asked nor refused')
  })
}
export const pregunta = () => dialogos().length > 0 && titulo() === '¿Esta seguro de realizar esta acción?'

/** Submits, confirms, and waits until the dialog closes. */
export const guardar = async () => {
  await enviar()
  pulsar('Confirmar')
  await waitFor(() => {
    if (dialogos().length) throw new Error('the dialog is still there')
  })
}

/** Submits and confirms, each with two presses, the second before the first is drawn, as an impatient hand does. */
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

/** Returns the texts of the notices, oldest first. */
export const avisos = () =>
  [...document.body.querySelectorAll('.MuiAlert-message')].map(({ textContent }) => textContent)

/** Presses a button beside an open dialog, not in it. */
export const pulsarFuera = (name: string) => {
  const found = [...document.body.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  if (!found) throw new Error(`there is no button «${name}»`)
  fireEvent.click(found)
}
