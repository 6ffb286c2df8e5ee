import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tables } from '../../server/university/tables.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { cuc, estudiante } from '../harness/filas.ts'
import { contrasena } from '../harness/reparto.ts'
import { otroEstudiante, vecinos } from '../harness/vecinos.ts'

let e: Escena
let secreto = ''
beforeAll(async () => {
  e = await escena()
  await vecinos(e.db)
  const token = await e.tokenDe('coordinador')
  const llave = await e.pedir('POST', 'llavesDeSistemas', {
    token,
    cuerpo: {
      nombre: 'Biblioteca',
      rol: 'escolar',
      clave_cuc: cuc.clave,
      vence: '2026-12-31',
      por_minuto: 3000,
      llamadas: [{ llamada: 'GET padron/estudiantes' }],
    },
  })
  const { data } = await e.pedir('POST', `llavesDeSistemas/${llave.data.id_llave}/secreto`, {
    token,
    cuerpo: { contrasenia_actual: contrasena },
  })
  secreto = data?.secreto ?? ''
})
afterAll(() => e.cerrar())

const leer = async (pregunta: object, mas = '') => {
  const filtro = encodeURIComponent(JSON.stringify(pregunta))
  const { status, texto } = await e.pedir('GET', `padron/estudiantes?filter=${filtro}${mas}`, { token: secreto })
  return { status, texto, data: status === 200 ? JSON.parse(texto).data : [] }
}

describe('the register of students that other systems read', () => {
  it('tells of a matrícula who it is and whether it is active', async () => {
    const { data } = await leer({ matricula: estudiante.matricula })
    expect(data).toMatchObject([
      {
        matricula: estudiante.matricula,
        nombre: estudiante.nombre,
        estatus: 1,
        grupo: { cuc: { clave_cuc: cuc.clave } },
      },
    ])
  })

  it('has no other places', async () => {
    const [uno] = (await leer({ matricula: estudiante.matricula })).data
    expect(Object.keys(uno).toSorted()).toEqual([
      'apellido_materno',
      'apellido_paterno',
      'clave_grupo',
      'clave_programa',
      'del_cuc',
      'estatus',
      'grupo',
      'matricula',
      'nombre',
      'nombreC',
      'programa',
      'usuario',
    ])
    expect(Object.keys(uno.usuario)).toEqual(['email'])
    const token = await e.tokenDe('coordinador')
    const [otro] = JSON.parse((await e.pedir('GET', 'padron/facilitadores', { token })).texto).data
    expect(Object.keys(otro).toSorted()).toEqual([
      'apellido_materno',
      'apellido_paterno',
      'matricula',
      'nombre',
      'nombreC',
      'status',
      'usuario',
    ])
  })

  it('tells nothing of papers, health and birth', async () => {
    const { texto } = await leer({ matricula: estudiante.matricula })
    const { curp, telefono, padecimiento, fecha_nacimiento } = estudiante
    for (const callado of [curp, telefono, padecimiento, fecha_nacimiento]) {
      expect(callado).toBeTruthy()
      expect(texto).not.toContain(`"${callado}"`)
    }
  })

  it('is neither filtered, sorted, counted nor exported by what it does not tell', async () => {
    const porCurp = encodeURIComponent('["curp","ASC"]')
    const intentos = [
      leer({ curp: estudiante.curp }),
      leer({ lengua_indigena: 1 }),
      leer({}, `&sort=${porCurp}`),
      leer({}, '&por=sexo'),
      leer({}, '&formato=csv&columnas=matricula,curp'),
    ]
    expect((await Promise.all(intentos)).map(({ status }) => status)).toEqual([422, 422, 422, 422, 422])
  })

  it('finds somebody by the matrícula and nobody by the CURP', async () => {
    expect((await leer({ q: estudiante.matricula })).data).toHaveLength(1)
    expect((await leer({ q: estudiante.curp })).data).toEqual([])
  })

  it('is of the key’s campus alone', async () => {
    expect((await leer({ matricula: otroEstudiante })).data).toEqual([])
    expect(await e.db.$count(tables.estudiantes)).toBeGreaterThan((await leer({})).data.length)
  })
})
