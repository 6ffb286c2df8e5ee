/** An XML file with its declaration. */
export const xml = (content: string): string => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${content}`

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Converts millimetres to twentieths of a point, which Word measures in. */
export const mm = (milimetros: number): number => Math.round((milimetros / 25.4) * 1440)
