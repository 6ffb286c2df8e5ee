/** The header by which a form says that it names all that it knows of a record: what its body leaves unsaid stays as it is, and what it says of a field that is none any more is refused instead of passed over. A page opened before an upgrade would empty a field that came with it, and lose what was typed into one that went. */
export const unsaidHeader = 'Unsaid-Fields'

/** What that header says. */
export const unsaidIsKept = 'kept'
