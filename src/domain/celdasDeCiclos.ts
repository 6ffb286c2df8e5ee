/** Cells of the cycles of a grid: «Ciclo 1: COM-101, COM-102; Ciclo 2: COM-201» in one, or a column each, «Ciclo 1», «Ciclo 2»… */
export const celdasDeCiclos = {
  text: (ciclos: readonly object[]): string =>
    ciclos.map((ciclo, at) => `Ciclo ${at + 1}: ${materiasDe(ciclo).join(', ')}`).join('; '),
  place: (heading: string): string | undefined => {
    const [, numero] = /^CICLO (\d{1,2})$/i.exec(heading) ?? []
    return numero === undefined ? undefined : String(Number(numero))
  },
  join: (places: readonly (readonly [place: string, cell: string])[]): string =>
    places
      .filter(([, cell]) => cell !== '')
      .toSorted(([uno], [otro]) => Number(uno) - Number(otro))
      .map(([place, cell]) => `Ciclo ${place}: ${cell}`)
      .join('; '),
  example: 'Ciclo 1: COM-101, COM-102; Ciclo 2: COM-201',
}

const materiasDe = (ciclo: object): readonly string[] =>
  'materias' in ciclo && Array.isArray(ciclo.materias)
    ? ciclo.materias.map((materia: { clave_materia?: unknown }) => String(materia.clave_materia ?? ''))
    : []

/** Reads a cell of cycles: returns the words for the subjects of each, in order, or the sentence that corrects it. */
export const ciclosEnCelda = (texto: string): readonly (readonly string[])[] | string => {
  const trozos = texto
    .split(/[;\n]+/)
    .map(trozo => trozo.trim())
    .filter(Boolean)
  const leidos = trozos.map(trozo => /^(?:ciclo\s*)?(\d{1,2})\s*:(.*)$/i.exec(trozo))
  const at = leidos.findIndex((leido, lugar) => !leido || Number(leido[1]) !== lugar + 1)
  if (at >= 0 && !leidos[at])
    return `No se entiende «${trozos[at] ?? ''}»: escriba, por ejemplo, ${celdasDeCiclos.example}`
  if (at >= 0) return `Falta el ciclo ${at + 1}: los ciclos se numeran desde el 1, sin saltos`
  return leidos.map(leido =>
    (leido?.[2] ?? '')
      .split(',')
      .map(palabra => palabra.trim())
      .filter(Boolean),
  )
}
