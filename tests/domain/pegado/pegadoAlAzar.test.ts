import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clase, pegarEn } from './pegar.ts'

/** Names that several students share, so that parts of them match one, several or nobody. */
const apellido = fc.constantFrom('Pérez', 'Luna', 'Cruz', 'Ana', 'Díez')
const nombre = fc.constantFrom('ANA', 'BETO', 'LUZ', 'MARÍA')
const modos = {
  'Apellido paterno\tApellido materno\tNombre(s)': ([p, m, n]: readonly string[]) => [p, m, n].join('\t'),
  'Apellidos\tNombre': ([p, m, n]: readonly string[]) => `${p} ${m}\t${n}`,
  'Nombre del alumno': ([p, m, n]: readonly string[]) => `${n} ${p} ${m}`,
  Estudiante: ([, , n]: readonly string[]) => `${n}`,
}
const conPalabras = (partes: readonly string[]) => partes.join(' ').toLowerCase().split(' ').toSorted().join(' ')

test('with any class, order of lines and columns and strangers among them, a grade goes to its own student or to nobody', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.tuple(apellido, apellido, nombre), { minLength: 2, maxLength: 7, selector: conPalabras }),
      fc.constantFrom(...Object.entries(modos)),
      fc.constantFrom('', 'Grupo 101\n\n', undefined),
      fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }),
      fc.infiniteStream(fc.nat(100)),
      fc.record({ renglon: fc.nat(6), ajenos: fc.nat(1), campo: fc.constantFrom('asistencia', 'calificacion') }),
      (personas, [titulos, escrito], membrete, orden, azar, { renglon, ajenos, campo }) => {
        const solo = titulos === 'Estudiante'
        const quienes = clase(...personas.slice(solo ? 0 : ajenos).map(partes => partes.join(' ')))
        const revueltas = personas
          .map((partes, lugar) => ({ partes, lugar, turno: azar.next().value }))
          .toSorted((una, otra) => una.turno - otra.turno)
        const enColumnas = (celdas: readonly string[]) => orden.map(cual => celdas[cual]).join('\t')
        const escritas = revueltas.map(({ partes, lugar }) =>
          membrete === undefined
            ? `${escrito(partes)}\t${lugar}.5`
            : enColumnas([escrito(partes), `${lugar}.1`, `${lugar}.5`, `${lugar}.7`]),
        )
        const cabeza =
          membrete === undefined ? [] : [membrete + enColumnas([titulos, 'Faltas', 'Calificación final', 'Asistencia'])]
        const { hecho } = pegarEn(quienes)([...cabeza, ...escritas].join('\n'), campo, renglon)
        const campos: Readonly<Record<string, string>> = {
          5: membrete === undefined ? campo : 'calificacion',
          7: 'asistencia',
        }
        for (const cambio of hecho.cambios) {
          const [lugar = '', decimal = ''] = cambio.texto.split('.')
          const { nombre: suyo = '' } = quienes.find(({ matricula }) => matricula === cambio.matricula) ?? {}
          expect([cambio.campo, conPalabras([suyo])]).toEqual([
            campos[decimal],
            conPalabras(personas[Number(lugar)] ?? []),
          ])
        }
        if (!solo && membrete !== undefined) expect(hecho.cambios).toHaveLength(2 * quienes.length)
      },
    ),
    { numRuns: 500 },
  )
})
