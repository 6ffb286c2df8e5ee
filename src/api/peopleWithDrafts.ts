/** Those of whom this tab keeps what they type, until they sign out, here or in another tab. */
export const peopleWithDrafts = new Set<string>()
