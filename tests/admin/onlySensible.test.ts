import { describe, expect, it } from 'vitest'
import { onlySensible } from '../../src/admin/fields/onlySensible.ts'
import { house } from '../../src/schema/house.ts'
import { materias } from '../../src/resources/materias.ts'
import { periodos } from '../../src/resources/periodos.ts'

const hoy = house().today(new Date())
const periodo = (id: string, desde: string, hasta: string) => ({ id, fecha_inicio: desde, fecha_final: hasta })
const pasado = periodo('pasado', '2001-01-01', '2001-05-01')
const actual = periodo('actual', hoy, hoy)
const futuro = periodo('futuro', '2999-01-01', '2999-05-01')

describe('the only possible choice', () => {
  it.each([
    ['the only one', materias, [{ id: 'a' }], 1, 'a'],
    ['the only one, though it is over', periodos, [pasado], 1, 'pasado'],
    ['the one of today', periodos, [pasado, actual, futuro], 3, 'actual'],
    ['none of two', materias, [{ id: 'a' }, { id: 'b' }], 2, undefined],
    ['none where two are of today', periodos, [actual, { ...actual, id: 'otro' }], 2, undefined],
    ['none where none is of today', periodos, [pasado, futuro], 2, undefined],
    ['none of a page of many', materias, [{ id: 'a' }], 30, undefined],
    ['none of none', materias, [], 0, undefined],
  ])('%s', (_, resource, offered, total, chosen) => {
    expect(onlySensible(resource, offered, total)?.id).toBe(chosen)
  })
})
