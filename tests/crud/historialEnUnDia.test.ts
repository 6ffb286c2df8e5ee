import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordChange } from '../../server/crud/recordChange.ts'
import { tables } from '../../server/university/tables.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { estudiante } from '../harness/filas.ts'

let e: Escena
const tokens = new Map<string, string>()
beforeAll(async () => {
  e = await escena()
  tokens.set('coordinador', await e.tokenDe('coordinador'))
})
afterAll(() => e.cerrar())

const leer = async (ruta: string, quien = 'escolar') => {
  const { status, texto } = await e.pedir('GET', ruta, { token: tokens.get(quien) })
  return { status, cuerpo: JSON.parse(texto) }
}

describe('how a record was', () => {
  it('on a day, in words, before it was there too', async () => {
    const token = tokens.get('coordinador')
    const { data } = await e.pedir('POST', 'materias', {
      token,
      cuerpo: { clave_materia: 'HIS-2', nombre: 'Uno', creditos: 5 },
    })
    const ruta = `materias/${data.id_materia}`
    for (const [nombre, creditos] of [
      ['Dos', 6],
      ['Tres', 7],
    ]) {
      e.pasan(24 * 60)
      tokens.set('coordinador', await e.tokenDe('coordinador'))
      await e.pedir('PUT', ruta, {
        token: tokens.get('coordinador'),
        cuerpo: { clave_materia: 'HIS-2', nombre, creditos },
      })
    }
    const el = async (fecha: string) => (await leer(`historial/${ruta}?fecha=${fecha}`, 'coordinador')).cuerpo.data
    expect(await el('2026-11-19')).toBeNull()
    expect((await el('2026-11-20')).textos).toMatchObject({ nombre: 'Uno', creditos: '5', clave_materia: 'HIS-2' })
    expect((await el('2026-11-21')).textos).toMatchObject({ nombre: 'Dos', creditos: '6' })
    expect(await el('2026-11-22')).toEqual(await el('2030-01-01'))
    expect((await el('2026-11-22')).textos).toMatchObject({ nombre: 'Tres', creditos: '7' })
    expect((await leer(`historial/${ruta}?fecha=ayer`, 'coordinador')).status).toBe(422)
  })

  it('with its address and its conditions of then', async () => {
    const cambio = { calle: 'Del Maíz', sexo: 'H' } as const
    await e.db.update(tables.estudiantes).set(cambio).where(eq(tables.estudiantes.matricula, estudiante.matricula))
    await recordChange(e.db, {
      entidad: 'estudiantes',
      clave: estudiante.matricula,
      accion: 'update',
      usuario: { id: '00000000-0000-4000-8000-000000000001', nombre: 'Ana Escolar', email: '' },
      momento: e.reloj.ahora,
      antes: { calle: 'Del Tequio', sexo: 'M' },
      despues: cambio,
    })
    tokens.set('escolar', await e.tokenDe('escolar'))
    const { cuerpo } = await leer(`historial/estudiantes/${estudiante.matricula}?fecha=2020-01-01`)
    expect(cuerpo.data.textos).toMatchObject({
      nacionalidad: 'Mexicana',
      sexo: 'Mujer',
      colonia: 'Centro',
      cp: '68770',
      municipio: 'Guelatao',
      estado: 'Oaxaca',
      calle: 'Del Tequio',
      nombre: 'José Luis',
      edad: '18 años',
    })
    expect(cuerpo.data.valores).toMatchObject({ nacionalidad: 2 })
    expect(cuerpo.data.textos).not.toHaveProperty('password')
  })
})
