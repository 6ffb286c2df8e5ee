/** Under which key of the query cache a field that is built of others finds the record that one of them leads to. */
export const readAs = (to: string, id: string, params: Readonly<Record<string, string>>) => [to, 'built', id, params]
