import { identityOf } from '../../api/currentUser.ts'
import { drafts } from '../../api/drafts.ts'
import { currentSession } from '../../api/session.ts'
import { openForms } from './openForms.ts'
import { unsavedWork } from './unsavedWork.ts'

/** Texts of the question before unsaved work is lost, where they are not those of the open form. */
export type Loss = { what?: string; stay?: string }

/** Returns the question before a sign-out that deletes unsaved work: of this tab, or else of a form open in another, or else of one that was closed. `undefined` without any. */
export const lossOfSignOut = async (): Promise<Loss | undefined> => {
  if (unsavedWork.any()) return {}
  const usuario = currentSession()?.usuario
  if (!usuario) return undefined
  const person = identityOf(usuario)
  const places = await drafts.places(person)
  if (places.length === 0) return undefined
  const isOpen = await openForms.now(person)
  return { what: places.some(isOpen) ? inOtherTab : leftBehind, stay: 'No salir' }
}

const inOtherTab =
  'En otra pestaña hay algo que escribió y no ha guardado: al cerrar la sesión se borra de este equipo.'
const leftBehind = 'Dejó sin guardar algo que escribió en otra pantalla: al cerrar la sesión se borra de este equipo.'
