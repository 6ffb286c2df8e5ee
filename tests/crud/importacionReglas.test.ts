import { eq, sql } from 'drizzle-orm'
import Papa from 'papaparse'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tables } from '../../server/university/tables.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { estudiante, grupo } from '../harness/filas.ts'
import { importador } from '../harness/importador.ts'
import { materia, otroGrupo, periodo, vecinos } from '../harness/vecinos.ts'

let e: Escena
let claves: Awaited<ReturnType<typeof vecinos>>
let coordinador: ReturnType<typeof importador>
let escolar: ReturnType<typeof importador>
beforeAll(async () => {
  e = await escena()
  claves = await vecinos(e.db)
  await e.db.insert(tables.materias).values([
    { clave_materia: 'DOS-1', nombre: 'Dos iguales', creditos: 6 },
    { clave_materia: 'DOS-2', nombre: 'Dos iguales', creditos: 8 },
  ])
  coordinador = importador(e, await e.tokenDe('coordinador'))
  escolar = importador(e, await e.tokenDe('escolar'))
})
afterAll(() => e.cerrar())

const csv = (...rows: string[][]) => Papa.unparse(rows)
const cabeza = ['Clave', 'Nombre', 'Créditos']
type Quien = ReturnType<typeof importador>
const filasDe = async (quien: Quien, name: string, ...rows: string[][]) => {
  const { data, message } = await quien.subir(name, csv(...rows))
  expect(message).toBe('')
  return quien.filas(data.id)
}
const faltasDe = async (quien: Quien, name: string, ...rows: string[][]) =>
  (await filasDe(quien, name, ...rows)).map(({ faltas }) => faltas)

describe('a cell with the name of another record', () => {
  const columnas = ['Estudiante', 'Materia', 'Periodo', 'Calificación', 'Tipo', 'Motivo']
  const con = (dicha: string, alumno: string = estudiante.matricula) => [
    alumno,
    dicha,
    periodo.nombre,
    '8.5',
    'Ordinario',
    'Archivo',
  ]
  const previas = (...rows: string[][]) => filasDe(escolar, 'calificacionesPrevias', columnas, ...rows)

  it('means it by its key, by its code, by its name, or by name and code', async () => {
    const [dos] = await e.db.select().from(tables.materias).where(eq(tables.materias.clave_materia, 'DOS-2'))
    const buenas = [dos?.id_materia ?? '', 'DOS-2', 'dos-2', 'Dos iguales (DOS-2)', 'saberes de la MILPA', 'COM-101']
    for (const dicha of buenas) expect([dicha, (await previas(con(dicha)))[0]?.faltas]).toEqual([dicha, {}])
    expect((await previas(con('COM-101', 'jose luis pena cruz')))[0]).toMatchObject({ faltas: {}, estado: 'nuevo' })
  })

  it('advises another text for a name of several records, or of none', async () => {
    const filas = await previas(con('Dos iguales'), con('dos IGUALES'), con('Dos igualez'), con('Alquimia'), con(''))
    expect(filas.map(({ faltas }) => Object.values(faltas).join())).toEqual([
      'Hay 2 en «Materia» que se llaman «Dos iguales»: escriba «Dos iguales (DOS-1)» o «Dos iguales (DOS-2)»',
      'Hay 2 en «Materia» que se llaman «dos IGUALES»: escriba «Dos iguales (DOS-1)» o «Dos iguales (DOS-2)»',
      '«Dos igualez» no existe en «Materia»: ¿quiso decir «Dos iguales»?',
      '«Alquimia» no es una opción de «Materia»: escriba Saberes de la milpa, Dos iguales (DOS-1) o Dos iguales (DOS-2)',
      'La materia es requerida',
    ])
    const muchas = Array.from({ length: 10 }, (_, at) => ({
      clave_materia: `MAS-${at}`,
      nombre: `Otra más ${at}`,
      creditos: 6,
    }))
    const puestas = await e.db.insert(tables.materias).values(muchas).returning()
    const [una] = await previas(con('Alquimia'))
    expect(una?.faltas).toEqual({ id_materia: '«Alquimia» no existe en «Materia»: revise cómo está escrito' })
    await e.db
      .update(tables.materias)
      .set({ nombre: 'Seis iguales' })
      .where(sql`clave_materia like 'MAS-%'`)
    const [seis] = await previas(con('Seis iguales'))
    expect(seis?.faltas.id_materia).toBe(
      `Hay 10 en «Materia» que se llaman «Seis iguales»: escriba ${[0, 1, 2, 3, 4].map(at => `«Seis iguales (MAS-${at})»`).join(' o ')}`,
    )
    await e.db.delete(tables.materias).where(sql`clave_materia like 'MAS-%'`)
    expect(puestas).toHaveLength(10)
  })

  it('names the key of records distinguished by it alone', async () => {
    const copia = { ...grupo, clave_grupo: 'COM-1B' }
    await e.db.insert(tables.grupos).values(copia)
    const faltas = await faltasDe(
      escolar,
      'estudiantes',
      ['Matrícula', 'Programa', 'Grupo'],
      ['', 'Comunalidad', grupo.nombre],
      ['', 'Comunalidad', 'Otro'],
    )
    expect(faltas.map(({ clave_grupo }) => clave_grupo)).toEqual([
      `Hay 2 en «Grupo» que se llaman «${grupo.nombre}»: escriba «COM-1A» o «COM-1B»`,
      '«Otro» no es una opción de «Grupo»: escriba COM-1A o COM-1B',
    ])
    await e.db.delete(tables.grupos).where(eq(tables.grupos.clave_grupo, 'COM-1B'))
  })

  it('may not change what the form may not; a sealed record is sealed for a sheet too', async () => {
    const [previa] = await e.db
      .insert(tables.calificacionesPrevias)
      .values({
        matricula_estudiante: estudiante.matricula,
        id_materia: claves.id_materia,
        id_periodo: claves.id_periodo,
        calificacion: 8,
        tipo: 'Ordinario',
        motivo: 'Archivo',
        estado: 'Por confirmar',
        registrada_por: 'Ana',
      })
      .returning()
    const [locked, igual] = await filasDe(
      escolar,
      'calificacionesPrevias',
      ['id_calificacion', 'Estudiante', 'Calificación', 'Estado'],
      [previa?.id_calificacion ?? '', '', '8', 'Por confirmar'],
      ['', estudiante.matricula, '8', 'Confirmada'],
    )
    expect([locked?.titulo, locked?.faltas]).toEqual([
      'Saberes de la milpa José Luis Peña',
      expect.objectContaining({ matricula_estudiante: '«Estudiante» ya no se cambia: deje «José Luis Peña Cruz»' }),
    ])
    expect(igual?.faltas).toMatchObject({ estado: '«Estado» se cambia después de registrar: deje la celda vacía' })
    const cambio = ['id_calificacion', 'Calificación']
    const renglon = [previa?.id_calificacion ?? '', '9']
    const [abierta] = await filasDe(escolar, 'calificacionesPrevias', cambio, renglon)
    expect(abierta).toMatchObject({
      estado: 'cambia',
      clave: previa?.id_calificacion,
      cambios: { calificacion: ['8', '9'] },
      faltas: {},
    })
    const [callada] = await filasDe(escolar, 'calificacionesPrevias', [...cambio, 'Estado'], [...renglon, ''])
    expect([callada?.cambios, callada?.faltas]).toEqual([abierta?.cambios, {}])
    const [dicha] = await filasDe(escolar, 'calificacionesPrevias', [...cambio, 'Estado'], [...renglon, 'Confirmada'])
    expect(dicha?.cambios.estado).toEqual(['Por confirmar', 'Confirmada'])
    await e.db.update(tables.calificacionesPrevias).set({ estado: 'Confirmada' })
    const cerrada = await escolar.subir('calificacionesPrevias', csv(cambio, renglon))
    const porque = 'Esta calificación ya fue confirmada: solo la coordinación académica la corrige, con su motivo'
    expect((await escolar.filas(cerrada.data.id)).map(({ estado, faltas }) => [estado, faltas])).toEqual([
      ['error', { '': porque }],
    ])
    const { libro } = await escolar.libro(`${cerrada.data.id}/errores`)
    expect(libro.sheets[0]?.rows[1]).toEqual([...renglon, porque])
    const [quieta] = await filasDe(escolar, 'calificacionesPrevias', cambio, [previa?.id_calificacion ?? '', '8'])
    expect([quieta?.estado, quieta?.faltas]).toEqual(['igual', {}])
  })
})

describe('the record of a row', () => {
  it('none of another campus, and no missing one', async () => {
    const [ajeno, propio, nuevo] = await filasDe(
      escolar,
      'grupos',
      ['Clave', 'Nombre', 'Programa'],
      [otroGrupo.clave_grupo, 'Mío', 'Comunalidad'],
      [grupo.clave_grupo, 'Primero A bis', 'Comunalidad'],
      ['NUEVO-1', 'Nuevo', 'Comunalidad'],
    )
    expect(ajeno).toMatchObject({
      estado: 'error',
      clave: null,
      cambios: {},
      faltas: {
        clave_grupo: `«SAV-1A» no existe entre los registros que usted puede cambiar, ni está libre para uno nuevo`,
      },
    })
    expect(propio).toMatchObject({ estado: 'cambia', clave: 'COM-1A', titulo: 'Primero A', faltas: {} })
    expect(nuevo).toMatchObject({ estado: 'nuevo', titulo: 'Nuevo', faltas: {} })
    const nadie = crypto.randomUUID()
    expect(
      await faltasDe(
        coordinador,
        'materias',
        ['id_materia', ...cabeza],
        [nadie, 'X-1', 'X', '6'],
        ['nada', 'X-2', 'X', '6'],
      ),
    ).toEqual([
      { id_materia: `«${nadie}» no existe: deje la celda vacía para uno nuevo` },
      { id_materia: '«nada» no existe: deje la celda vacía para uno nuevo' },
    ])
  })

  it('the one of equal names given by the whole row, else none', async () => {
    const gemelo = { ...periodo, fecha_inicio: '2027-08-01', fecha_final: '2028-01-31' }
    await e.db.insert(tables.periodos).values(gemelo)
    const columnas = ['Nombre', 'Fecha de inicio', 'Fecha final', 'Periodicidad']
    const [una, otra] = await filasDe(
      coordinador,
      'periodos',
      columnas,
      [periodo.nombre, '01/08/2027', '31/01/2028', 'Semestre'],
      [periodo.nombre, '01/08/2027', '30/01/2028', 'Semestre'],
    )
    expect([una?.estado, una?.faltas]).toEqual(['igual', {}])
    expect([otra?.estado, otra?.faltas]).toEqual([
      'error',
      { nombre: 'Hay varios registros que se llaman así: agregue la columna «Id»' },
    ])
  })

  it('two rows of one record name one another, five at most', async () => {
    const seis = Array.from({ length: 7 }, () => ['rep-1', 'Repetida', '6'])
    const filas = await filasDe(
      coordinador,
      'materias',
      cabeza,
      ...seis,
      ['REP-2', 'Sola', '6'],
      ['', 'Sin clave', '6'],
    )
    const uno = filas[0]?.faltas.clave_materia
    expect(uno).toBe('Está repetido en el archivo: renglón 3, 4, 5, 6, 7')
    expect(filas[6]?.faltas).toEqual({ clave_materia: 'Está repetido en el archivo: renglón 2, 3, 4, 5, 6' })
    expect(filas.slice(7).map(({ faltas }) => faltas)).toEqual([
      {},
      { clave_materia: "La 'clave de la materia' es requerida" },
    ])
    const sinClave = ['Sin clave', '6']
    expect(await faltasDe(coordinador, 'materias', ['Nombre', 'Créditos', 'Clave'], sinClave, sinClave)).toEqual(
      Array(2).fill({ clave_materia: "La 'clave de la materia' es requerida" }),
    )
    const [primera, segunda] = await filasDe(
      coordinador,
      'materias',
      cabeza,
      [materia.clave_materia, 'Uno', '6'],
      [materia.clave_materia, 'Otro', '6'],
    )
    expect([primera?.estado, primera?.faltas, segunda?.faltas]).toEqual([
      'error',
      { clave_materia: 'Está repetido en el archivo: renglón 3' },
      { clave_materia: 'Está repetido en el archivo: renglón 2' },
    ])
  })
})

describe('a row says', () => {
  it('names the missing column, and what depends on a changed cell', async () => {
    expect(await faltasDe(coordinador, 'materias', ['Clave', 'Nombre'], ['FAL-1', ''])).toEqual([
      {
        nombre: "El 'nombre de la materia' es requerido",
        creditos: "Falta la columna «Créditos»: Los 'créditos de la materia' son requeridos",
      },
    ])
    const [suya] = await filasDe(
      escolar,
      'estudiantes',
      ['Matrícula', 'Nacionalidad'],
      [estudiante.matricula, 'Guatemalteca'],
    )
    expect([suya?.estado, suya?.titulo, suya?.faltas, suya?.cambios]).toEqual([
      'cambia',
      'José Luis Peña Cruz',
      {},
      {
        nacionalidad: ['Mexicana', 'Guatemalteca'],
        estado_nacimiento: ['Oaxaca', ''],
        curp: [estudiante.curp, ''],
      },
    ])
    const [dudosa] = await filasDe(
      escolar,
      'estudiantes',
      ['Matrícula', 'Otra nacionalidad', 'Sexo'],
      [estudiante.matricula, 'Ñuu', 'Mujer'],
    )
    expect([dudosa?.estado, dudosa?.dudas.map(({ mensaje }) => mensaje)]).toEqual([
      'igual',
      ['No se guarda: «Otra nacionalidad» no existe con lo que dice «Nacionalidad»'],
    ])
    const [nueva] = await filasDe(
      escolar,
      'estudiantes',
      ['Matrícula', 'Nombre', 'Apellido paterno', 'Apellido materno'],
      ['Z'.repeat(18), 'Zoila', 'Xool', ''],
    )
    expect(nueva?.titulo).toBe('Zoila Xool')
    const [anonima] = await filasDe(escolar, 'estudiantes', ['Matrícula', 'Calle'], ['Y'.repeat(18), 'X'])
    expect(anonima?.titulo).toBe('Y'.repeat(18))
  })
})
