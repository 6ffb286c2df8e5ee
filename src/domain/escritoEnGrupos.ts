/** Reads what people write in groups (`GODE 561231-GR8`): all of it together where that is what `patron` asks for, the text as it is otherwise. */
export const escritoEnGrupos =
  (patron: RegExp) =>
  (text: string): string => {
    const junto = text.replaceAll(entreGrupos, '')
    return patron.test(junto) ? junto : text
  }

/** Blanks, dashes of any length, dots and brackets. */
const entreGrupos = /[\s\u2010-\u2015\u2212.()-]+/g
