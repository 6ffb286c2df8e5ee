/** Renders the smallest PDF that shows some lines of plain letters on one page, in place of a signed and scanned document in the demonstration data. */
export const pdfDeMuestra = (titulo: string, lineas: readonly string[]): Buffer => {
  const texto = [
    `BT /F1 22 Tf 72 500 Td (${titulo}) Tj /F1 13 Tf`,
    ...lineas.map(linea => `0 -28 Td (${linea.replaceAll(/[()\\]/g, '')}) Tj`),
    'ET',
  ].join('\n')
  const objetos = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 1008 612] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${texto.length} >>\nstream\n${texto}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let cuerpo = '%PDF-1.4\n'
  const lugares = objetos.map((objeto, lugar) => {
    const aqui = cuerpo.length
    cuerpo += `${lugar + 1} 0 obj\n${objeto}\nendobj\n`
    return aqui
  })
  const indice = lugares.map(lugar => `${String(lugar).padStart(10, '0')} 00000 n \n`).join('')
  return Buffer.from(
    `${cuerpo}xref\n0 ${objetos.length + 1}\n0000000000 65535 f \n${indice}trailer << /Size ${objetos.length + 1} /Root 1 0 R >>\nstartxref\n${cuerpo.length}\n%%EOF\n`,
    'latin1',
  )
}
