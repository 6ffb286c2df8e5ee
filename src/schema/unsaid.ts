/**
 * Header of a form that names all fields it knows: others stay as stored, and unknown ones are refused (409). A page
 * older than an upgrade would else empty new fields and lose removed ones.
 */
export const unsaidHeader = 'Unsaid-Fields'

/** Value of that header. */
export const unsaidIsKept = 'kept'
