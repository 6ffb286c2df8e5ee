import { identityOf } from '../../api/currentUser.ts'
import { drafts } from '../../api/drafts.ts'
import { currentSession } from '../../api/session.ts'
import { openForms } from './openForms.ts'
import { unsavedWork } from './unsavedWork.ts'

/** Texts of the question before unsaved work is lost, where they are not those of the open form. */
export type Loss = { what?: string; stay?: string }

/** Returns the question before a sign-out that deletes unsaved work: of this tab, of a form open in another, or of one that was closed. `undefined` without any. */
export const lossOfSignOut = async (): Promise<Loss | undefined> => {
  const beside = await lossBeside()
  if (unsavedWork.any())
    return beside ? { what: `Lo que escribió o eligió y no ha guardado se perderá, también ${beside.where}.` } : {}
  return beside && { what: beside.what, stay: 'No salir' }
}

/** Returns where unsaved work lies beside that of this tab, and the question about it alone. */
const lossBeside = async () => {
  const usuario = currentSession()?.usuario
  const person = usuario && identityOf(usuario)
  const places = person ? await drafts.places(person) : []
  if (!person || places.length === 0) return undefined
  const tabs = places.map(await openForms.now(person))
  if (tabs.includes('another')) return { where: 'en otra pestaña', what: inOtherTab }
  return tabs.includes(undefined) ? { where: 'en otra pantalla', what: leftBehind } : undefined
}

const inOtherTab =
  'En otra pestaña hay algo que escribió y no ha guardado: al cerrar la sesión se borra de este equipo.'
const leftBehind = 'Dejó sin guardar algo que escribió en otra pantalla: al cerrar la sesión se borra de este equipo.'
