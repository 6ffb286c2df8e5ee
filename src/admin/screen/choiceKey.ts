/** Where a screen remembers what was chosen in its tab: a card, filters, a chain of selectors. */
export const choiceKey = (screen: string) => `${screen}.eleccion`
