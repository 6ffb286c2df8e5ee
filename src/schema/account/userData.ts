import type { UserDatum } from '../names.ts'

type UserData = {
  /** What the login tells of a person as text, beside their name and e-mail. */
  texts: readonly UserDatum[]
  /** By which of it a person is known to be the same at the next sign-in, before the e-mail. */
  knownBy?: UserDatum
  /** By which of it the place is known that what a person does belongs to. */
  placedBy?: UserDatum
  /** What of it follows their name. */
  surnames?: readonly UserDatum[]
}

let registered: UserData = { texts: [] }

/** Registers what the login of this house tells of a person; the composition root of each half does so, and the landing, which needs nothing else of the house. */
export const registerUserData = (data: UserData) => {
  registered = data
}

/** What the login tells of a person; their name and e-mail alone unless the house says more. */
export const userData = (): UserData => registered
