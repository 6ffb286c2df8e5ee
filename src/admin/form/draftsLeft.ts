import { drafts } from '../../api/drafts.ts'
import { openForms } from './openForms.ts'
import { draft, type TypedValues } from './typedValues.ts'

/** Draft of a form, and the place where it is kept. */
export type DraftLeft = {
  values: TypedValues
  formKey: string
  at: string
  authorPlace?: string | undefined
  place: string
}

type DraftsSought = {
  person: string
  /** Resource and record, as a JSON list. */
  place: string
  /** Place where the asking form keeps its own draft. */
  ownPlace: string
  authorPlace: string | undefined
}

/** Reads the drafts that earlier forms of a record left on this device, newest first, without those of forms that are open now and those whose author belonged to another place. */
export const draftsLeft = async ({
  person,
  place,
  ownPlace,
  authorPlace,
}: DraftsSought): Promise<readonly DraftLeft[]> => {
  const stored = await drafts.read(person, place)
  const tabOf = await openForms.now(person)
  return stored.flatMap(({ place: at, content }) => {
    const { success, data } = draft.safeParse(content)
    const isOfPlace = success && (data.authorPlace ?? authorPlace) === authorPlace
    return isOfPlace && at !== ownPlace && !tabOf(at) ? [{ ...data, place: at }] : []
  })
}
