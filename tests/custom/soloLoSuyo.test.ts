import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clasesEstudiantes } from '../../server/academico/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { estudiante, grupo, programa, cuc } from '../harness/filas.ts'
import { historia } from '../harness/historia.ts'
import { otroCuc, otroEstudiante, otroGrupo, vecinos } from '../harness/vecinos.ts'

let e: Escena
let token: string
let claves: Readonly<Record<string, string>>
beforeAll(async () => {
  e = await escena()
  await vecinos(e.db)
  const { clases, periodos, materias } = await historia(e.db, {
    creditos: [4, 6],
    matricula: otroEstudiante,
    tomadas: [
      { materia: 0, periodo: 0, calificacion: 9.3, acreditado: 'Si' },
      { materia: 1, periodo: 2, calificacion: null, acreditado: '' },
    ],
  })
  await e.db
    .update(tables.estudiantes)
    .set({ nombre: secreto, semestre: 11 })
    .where(sql`matricula = ${otroEstudiante}`)
  await e.db
    .update(clasesEstudiantes)
    .set({ retroalimentacion: secreto })
    .where(sql`calificacion is not null`)
  token = await e.tokenDe('estudiante')
  claves = {
    matricula: otroEstudiante,
    id_clase: clases[0]?.id_clase ?? '',
    id_periodo: periodos[0]?.id_periodo ?? '',
    id_materia: materias[0]?.id_materia ?? '',
    id: clases[0]?.id_clase ?? '',
    clave_grupo: otroGrupo.clave_grupo,
    clave_cuc: otroCuc.clave,
    clave_programa: programa.clave,
    key: otroEstudiante,
    cp: '68770',
  }
})
afterAll(() => e.cerrar())

/** A text that no answer to the other student may contain. */
const secreto = 'Xóchitl Reservada'
const ajeno = (texto: string) =>
  [secreto, otroEstudiante, 'estudiante.vecino', '"calificacion":9.3', '9.3"'].filter(cada => texto.includes(cada))

const llamadas = () => [
  ...new Set(
    e.app.routes
      .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
      .map(({ method, path }) => `${method} ${path.slice(5)}`),
  ),
]
const llena = (ruta: string) => ruta.replaceAll(/:(\w+)/g, (_, nombre: string) => claves[nombre] ?? otroEstudiante)
const copia = () =>
  e.db
    .execute(
      sql`select (select md5(string_agg(t::text, '' order by matricula)) from estudiantes t) as estudiantes, (select md5(string_agg(t::text, '' order by matricula, id_clase)) from clases_estudiantes t) as notas, (select md5(string_agg(t::text, '' order by id)) from usuarios t where email like '%vecino%') as cuentas`,
    )
    .then(({ rows }) => rows[0])

describe('a student reaches nobody else, by any call and any key', () => {
  test('every GET, PUT, POST and DELETE of the application, with the other’s keys in path, query and body', async () => {
    const antes = await copia()
    const todas = llamadas()
    expect(todas.length).toBeGreaterThan(60)
    for (const llamada of todas) {
      const [metodo = '', ruta = ''] = llamada.split(' ')
      if (ruta === 'logout' || ruta === 'cambio-contrasenia') continue
      const consulta =
        metodo === 'GET'
          ? `?matricula=${otroEstudiante}&id_periodo=${claves.id_periodo}&filter=${encodeURIComponent(JSON.stringify({ q: 'Xóchitl' }))}`
          : ''
      const cuerpo =
        metodo === 'GET'
          ? undefined
          : {
              ...claves,
              matricula_estudiante: otroEstudiante,
              estudiantes: [otroEstudiante],
              email: 'estudiante.vecino@demo.cuc.mx',
              password: 'Comunal2027',
            }
      const { texto, status } = await e.pedir(metodo, llena(ruta) + consulta, { token, cuerpo })
      expect([llamada, ajeno(texto)]).toEqual([llamada, []])
      expect([llamada, status < 500]).toEqual([llamada, true])
    }
    expect(await copia()).toEqual(antes)
  })

  const propias = [
    'estudiantes/clases/general',
    'estudiantes/clases/general/totales',
    'estudiantes/pertenece/periodos',
    'estudiantes/materias/reticula',
    'datos/personales/usuario',
  ]
  test.each(propias)('%s answers the same for any query', async ruta => {
    const { data } = await e.pedir('GET', ruta, { token })
    const otros = [
      `${ruta}?matricula=${otroEstudiante}`,
      `${ruta}?filter=${encodeURIComponent(JSON.stringify({ matricula: otroEstudiante }))}`,
      `${ruta}?id_usuario=1&usuario=${otroEstudiante}`,
      `${ruta}/`,
    ]
    for (const otro of otros) expect((await e.pedir('GET', otro, { token })).data).toEqual(data)
    const disfraces: Record<string, string>[] = [
      { 'x-matricula': otroEstudiante },
      { cookie: `user=${encodeURIComponent(JSON.stringify({ matricula: otroEstudiante }))}; r=coordinador` },
    ]
    for (const encabezados of disfraces) expect((await e.pedir('GET', ruta, { token, encabezados })).data).toEqual(data)
  })

  test('the boleta of a period in which only the other has classes is not there', async () => {
    expect(await e.pedir('GET', `estudiantes/clases/periodo/${claves.id_periodo}`, { token })).toMatchObject({
      status: 404,
    })
    const suyo = await e.tokenDe('estudiante.vecino')
    expect((await e.pedir('GET', `estudiantes/clases/periodo/${claves.id_periodo}`, { token: suyo })).texto).toContain(
      secreto,
    )
  })

  test('not even with the own keys through the doors of the staff', async () => {
    for (const ruta of [
      `coordi-escolar/estudiantes/${estudiante.matricula}/materias/reticula`,
      `coordi-escolar/estudiantes/${estudiante.matricula}/clases/generales/total`,
      `grupos/${grupo.clave_grupo}/estudiantes`,
      `cucs/${cuc.clave}/programas`,
    ])
      expect(await e.pedir('GET', ruta, { token })).toMatchObject({ status: 403 })
  })
})
