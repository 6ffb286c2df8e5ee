/** Header by which a form says that it names every field that it knows: what its body leaves unsaid stays as stored, and a value for a field that no longer exists is refused. Else a page opened before an upgrade would empty a new field, or lose what was typed into a removed one. */
export const unsaidHeader = 'Unsaid-Fields'

/** Value of that header. */
export const unsaidIsKept = 'kept'
