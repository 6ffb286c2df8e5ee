/** A label as it reads inside a sentence: «Programas del CUC» is «programas del CUC», as only what is an abbreviation keeps its capitals. */
export const enFrase = (label: string): string =>
  label.replaceAll(/\p{L}+/gu, word => (/\p{Lu}.*\p{Lu}/u.test(word) ? word : word.toLowerCase()))
