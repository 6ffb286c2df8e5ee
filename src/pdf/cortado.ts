import type { jsPDF } from 'jspdf'

/** A text in the current font as far as it fits in a width, with an ellipsis where it had to end early. */
export const cortado = (doc: jsPDF, texto: string, ancho: number): string => {
  if (doc.getTextWidth(texto) <= ancho) return texto
  const signos = [...texto]
  while (signos.length && doc.getTextWidth(`${signos.join('').trimEnd()}…`) > ancho) signos.pop()
  return `${signos.join('').trimEnd()}…`
}
