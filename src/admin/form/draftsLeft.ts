import { drafts } from '../../api/drafts.ts'
import { openForms } from './openForms.ts'
import { draft, type Typed } from './typedIn.ts'

/** What was typed in a form, and where it is kept. */
export type DraftLeft = {
  values: Typed
  formKey: string
  at: string
  authorPlace?: string | undefined
  place: string
}

type Asked = {
  who: string
  /** Of which record of which resource. */
  place: string
  /** Where the form that asks keeps its own. */
  own: string
  authorPlace: string | undefined
}

/** Reads what earlier forms of a record left on this device, newest first; what a form that is open now keeps, and what was typed for another place, is left out. */
export const draftsLeft = async ({ who, place, own, authorPlace }: Asked): Promise<readonly DraftLeft[]> => {
  const left = await drafts.read(who, place)
  const inUse = await openForms.all()
  return left.flatMap(({ place: at, content }) => {
    const { success, data } = draft.safeParse(content)
    const here = success && (data.authorPlace ?? authorPlace) === authorPlace
    return here && at !== own && !inUse.has(JSON.stringify([who, at])) ? [{ ...data, place: at }] : []
  })
}
