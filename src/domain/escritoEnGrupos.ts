/** Makes a reader of keys that people write in groups (`GODE 561231-GR8`): it joins the groups where the result matches `patron`, and returns any other text as it is. */
export const escritoEnGrupos =
  (patron: RegExp) =>
  (text: string): string => {
    const junto = text.replaceAll(entreGrupos, '')
    return patron.test(junto) ? junto : text
  }

/** Blanks, dashes of any length, dots and brackets. */
const entreGrupos = /[\s\u2010-\u2015\u2212.()-]+/g
