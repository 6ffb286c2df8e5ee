/** A label as it reads inside a sentence; «CUC» stays what it is. */
export const enFrase = (label: string): string => label.replace(/^\p{Lu}(?=\p{Ll})/u, letter => letter.toLowerCase())
