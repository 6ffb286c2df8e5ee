/** People whose unsaved work this tab keeps, until they sign out here or in another tab. */
export const peopleWithDrafts = new Set<string>()
