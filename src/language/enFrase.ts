/** Writes a label as it reads inside a sentence: «Programas del CUC» becomes «programas del CUC», since only abbreviations keep their capitals. */
export const enFrase = (label: string): string =>
  label.replaceAll(/\p{L}+/gu, word => (/\p{Lu}.*\p{Lu}/u.test(word) ? word : word.toLowerCase()))
