import fc from 'fast-check'
import { esRol } from '../../src/domain/roles.ts'
import { fromApi } from '../../src/dataProvider/records.ts'
import { valueAt, type Registro } from '../../src/schema/record/valueAt.ts'
import { resources, type ResourceName } from '../../src/resources/index.ts'
import { llamadasPrestables } from '../../src/resources/llamadasPrestables.ts'
import { lookups } from '../../src/resources/lookups.ts'
import type { FieldKind, FieldOf, Limit, Value, Values } from '../../src/schema/kinds.ts'
import type { FormPart } from '../../src/schema/names.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import type { Leer } from './lectores.ts'
import { filasDe, ofrecidos } from './ofrecidos.ts'
import { contrasena } from './reparto.ts'

/** The state of a form while candidates are made for a field: its values so far, and the records that its references lead to. */
export type Formulario = {
  name: string
  resource: AnyResource
  values: Values
  llevados: Readonly<Record<string, Registro>>
  hoy: string
  leer: Leer
}

/** Possible values of a field; no `arbitrario` where nothing can be chosen. `registros` are the records of the keys. */
type Posibles = { arbitrario?: fc.Arbitrary<Value>; registros?: ReadonlyMap<Value, Registro> }
type De<K extends FieldKind> = (field: FieldOf<K>, formulario: Formulario) => Posibles | Promise<Posibles>

/** Returns the values that may be typed or chosen in a field, by its kind, its bounds and its offer. The declaration still validates them. */
export const valores = async <K extends FieldKind>(field: FieldOf<K>, formulario: Formulario): Promise<Posibles> =>
  (porClase[field.kind as K] as De<K>)(field, formulario)

const nada = (): Posibles => ({})
const alguno = (opciones: readonly Value[], registros?: ReadonlyMap<Value, Registro>): Posibles =>
  opciones.length ? { arbitrario: fc.constantFrom(...opciones), registros } : {}
const limite = (limit: Limit) => (typeof limit === 'number' ? limit : limit[0])

const porClase: { [K in FieldKind]: De<K> } = {
  id: nada,
  place: nada,
  via: nada,
  inherited: nada,
  computed: nada,
  text: ({ built, pattern, length, max = 255 }, formulario) => ({
    arbitrario: built
      ? fc.constant(armado(built.of, built.by, formulario))
      : texto(
          length ? limite(length) : undefined,
          limite(max),
          formulario.name === formulario.resource.key,
          pattern?.[0],
        ),
  }),
  email: (_, { name, resource }) => ({ arbitrario: correo(`${resource.name}.${name}`) }),
  accountEmail: (_, { name, resource }) => ({ arbitrario: correo(`${resource.name}.${name}`) }),
  password: () => ({ arbitrario: fc.constant(contrasena) }),
  integer: ({ min = 1, max, between }) => {
    const [desde, hasta] = between ?? [limite(min), max === undefined ? limite(min) + 500 : limite(max)]
    return { arbitrario: fc.integer({ min: desde, max: hasta }) }
  },
  decimal: ({ min = 1, max }) => {
    const hasta = max === undefined ? limite(min) + 500 : limite(max)
    return {
      arbitrario: fc
        .integer({ min: Math.ceil(limite(min) * 100), max: Math.floor(hasta * 100) })
        .map(cien => cien / 100),
    }
  },
  date: (_, { hoy, values }) => {
    const cerca = [hoy, ...Object.values(values).filter(value => typeof value === 'string' && esDia.test(value))]
    return {
      arbitrario: fc
        .tuple(
          fc.constantFrom(...cerca),
          fc.oneof(fc.integer({ min: -200, max: 200 }), fc.integer({ min: -14_000, max: 900 })),
        )
        .map(([dia, mas]) => masDias(String(dia), mas)),
    }
  },
  time: () => ({
    arbitrario: fc.integer({ min: 0, max: 95 }).map(cuarto => {
      const dosCifras = (cifra: number) => String(cifra).padStart(2, '0')
      return `${dosCifras(Math.floor(cuarto / 4))}:${dosCifras((cuarto % 4) * 15)}`
    }),
  }),
  flag: () => ({ arbitrario: fc.boolean() }),
  choice: ({ choices }) => alguno(choices.map(([value]) => value)),
  choices: ({ choices }) => ({
    arbitrario: fc.subarray(
      choices.flatMap(([value]) => (typeof value === 'number' ? [value] : [])),
      { minLength: 1 },
    ),
  }),
  lookup: async ({ of }, { leer }) => {
    const filas = valueAt(await leer('datosgenerales'), of)
    return alguno(Array.isArray(filas) ? filas.map(fila => Number(valueAt(fila, lookups[of]))) : [])
  },
  reference: async (field, { values, leer }) => {
    const target = resources[field.to as ResourceName]
    const filas = (await ofrecidos(field, values, leer)).map(fila => fromApi(target, fila))
    return alguno(
      filas.map(({ id }) => id),
      new Map(filas.map(fila => [fila.id, fila])),
    )
  },
  postalCode: () => alguno([codigoPostal]),
  colonia: async (_, { leer }) => {
    const filas = valueAt(await leer(`cp/${codigoPostal}/estado/municipio/colonias`), 'colonias')
    return alguno(Array.isArray(filas) ? filas.map(fila => Number(valueAt(fila, 'id_colonia'))) : [])
  },
  part: (field, formulario) => partes[field.of](formulario),
}

/** Values for the hand-made parts of a form, which only their rooms know. */
const partes: { [P in FormPart]: (formulario: Formulario) => Promise<Posibles> } = {
  llamadas: async ({ values: { rol } }) => {
    const [una, otra] = esRol(rol) ? llamadasPrestables(rol) : []
    return alguno(una && otra ? [[{ llamada: una.llamada }, { llamada: otra.llamada }]] : [])
  },
  ciclos: async ({ leer }) => {
    const [materia] = await filasDe(resources.materias, leer)
    return alguno(materia ? [[{ idCiclo: 0, materias: [String(materia.id_materia)] }]] : [])
  },
}

/** The one postal code of the cast. */
const codigoPostal = '68770'

const masDias = (dia: string, mas: number) => new Date(Date.parse(dia) + mas * 86_400_000).toISOString().slice(0, 10)

const esDia = /^\d{4}-\d{2}-\d{2}$/

const correo = (quien: string) =>
  fc.integer({ min: 1000, max: 9999 }).map(cifra => `${quien}.${cifra}@demo.cuc.mx`.toLowerCase())

const letrasYCifras = [...'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789']

/** Generates words, digits and codes of the given size, and texts of the pattern. */
const texto = (length: number | undefined, max: number, esClave: boolean, pattern?: RegExp) => {
  const codigo = (unit: string[]) =>
    fc.string({
      unit: fc.constantFrom(...unit),
      minLength: length ?? Math.min(6, max),
      maxLength: length ?? Math.min(12, max),
    })
  const palabras = fc
    .tuple(fc.constantFrom('Álamo', 'Ñandú', 'Río Grande', 'Vivero comunal'), codigo([...'abcdefghijklmno']))
    .map(([una, otra]) => `${una} ${otra}`.slice(0, length ?? max))
  return fc.oneof(
    { weight: esClave ? 1 : 20, arbitrary: palabras },
    { weight: esClave ? 20 : 1, arbitrary: codigo(letrasYCifras) },
    codigo([...'0123456789']),
    ...(pattern ? ejemplos(pattern) : []),
  )
}

/** Generates texts of a pattern, reading classes of Unicode letters as Spanish ones. Empty when the pattern is not supported. */
const ejemplos = ({ source, flags }: RegExp): fc.Arbitrary<string>[] => {
  const llano = source.replaceAll(String.raw`\p{L}`, 'a-zA-ZñáéÑÁ').replaceAll(String.raw`\p{M}`, '')
  try {
    return [fc.stringMatching(new RegExp(llano, flags.replaceAll(/[^s]/g, '')))]
  } catch {
    return []
  }
}

/** Returns the current text of a built field. */
const armado = (of: readonly string[], by: string, { values, llevados }: Formulario) =>
  of
    .map(camino => {
      const [head = '', ...resto] = camino.split('.')
      return String((resto.length ? valueAt(llevados[head], resto.join('.')) : values[head]) ?? '')
    })
    .join(by)
