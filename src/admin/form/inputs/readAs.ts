/** Returns the key of the query cache under which a built field finds a record that a source refers to. */
export const readAs = (to: string, id: string, params: Readonly<Record<string, string>>) => [to, 'built', id, params]
