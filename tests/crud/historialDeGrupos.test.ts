import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Apunte } from '../../server/crud/history/historyOf.ts'
import { historial } from '../../server/crud/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { grupo } from '../harness/filas.ts'
import { periodo, vecinos } from '../harness/vecinos.ts'

let e: Escena
beforeAll(async () => {
  e = await escena()
  await vecinos(e.db)
})
afterAll(() => e.cerrar())

it('the reports of a group also from before they were cases, even if their periodos are gone', async () => {
  const [antes] = await e.db
    .insert(tables.periodos)
    .values({ ...periodo, nombre: '2020-A', fecha_inicio: '2020-02-01', fecha_final: '2020-07-31' })
    .returning()
  if (!antes) throw new Error('no period')
  const de = (clave: string) => ({
    entidad: 'reportes_de_grupos',
    clave: `${clave} ${antes.id_periodo}`,
    accion: 'update' as const,
    autor: 'Ana',
    momento: new Date('2020-03-01'),
    antes: { archivo_inicio: null },
    despues: { archivo_inicio: 'inicio.pdf' },
  })
  await e.db.insert(historial).values([de(grupo.clave_grupo), de(`${grupo.clave_grupo} B`)])
  const token = await e.tokenDe('coordinador')
  const dicho = async () => {
    const { texto } = await e.pedir('GET', `historial/grupos/${grupo.clave_grupo}?range=[0,49]`, { token })
    const { apuntes }: { apuntes: readonly Apunte[] } = JSON.parse(texto).data
    return apuntes.flatMap(({ cambios }) => cambios.flatMap(({ campo }) => (campo.startsWith('Reporte') ? campo : [])))
  }
  expect(await dicho()).toEqual(['Reporte inicial de 2020-A'])
  expect((await e.pedir('DELETE', `periodos/${antes.id_periodo}`, { token })).status).toBe(200)
  expect(await dicho()).toEqual([expect.stringMatching(/^Reporte inicial de ./)])
})
