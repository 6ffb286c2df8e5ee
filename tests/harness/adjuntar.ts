import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** Chooses a file, and waits until it is shown by its name: it is read first. */
export const adjuntar = async (persona: UserEvent, campo: HTMLElement, archivo: File) => {
  await persona.upload(campo, archivo)
  await screen.findAllByText(dicho => dicho.startsWith(`${archivo.name} (`))
}
