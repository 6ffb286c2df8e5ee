/** Header by which a form says that it names every field that it knows: fields left unsaid stay as stored, and values for unknown fields are refused (409). A page opened before an upgrade would otherwise empty new fields and lose removed ones. */
export const unsaidHeader = 'Unsaid-Fields'

/** Value of that header. */
export const unsaidIsKept = 'kept'
