import type { UserDatum } from '../names.ts'

type UserData = {
  /** Texts that the login answers about a person, beside their name and e-mail. */
  texts: readonly UserDatum[]
  /** The text that identifies a person across sign-ins. Default: their e-mail, else their name. */
  knownBy?: UserDatum
  /** The text that names the place to which a person's work belongs. Default: none. */
  placedBy?: UserDatum
  /** The texts that follow a person's name. */
  surnames?: readonly UserDatum[]
}

let registered: UserData = { texts: [] }

/** Registers what the login of this house answers about a person. Called by the composition root of each half, and by the landing, which needs nothing else of the house. */
export const registerUserData = (data: UserData) => {
  registered = data
}

/** Returns what the login answers about a person: name and e-mail alone unless the house registered more. */
export const userData = (): UserData => registered
