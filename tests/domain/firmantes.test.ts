import { describe, expect, it } from 'vitest'
import { cargoDicho, cargosDeCuc, cargosDeUniversidad, firmanteDelDia } from '../../src/domain/firmantes.ts'

describe('the holder of an office on a day', () => {
  const turno = (nombre: string, desde: string, hasta: string | null, cargo = 'directivo') => ({
    nombre,
    desde,
    hasta,
    cargo,
  })
  const todos = [
    turno('Ana', '2020-01-01', '2024-06-30'),
    turno('Benito', '2024-07-15', null),
    turno('Otra', '2020-01-01', null, 'escolares'),
  ]
  const quien = (dia: string, de = todos) => firmanteDelDia(de, 'directivo', dia)?.nombre

  it.each([
    ['2019-12-31', undefined],
    ['2020-01-01', 'Ana'],
    ['2024-06-30', 'Ana'],
    ['2024-07-01', undefined],
    ['2024-07-15', 'Benito'],
    ['2030-01-01', 'Benito'],
  ])('on %s it was %s', (dia, nombre) => expect(quien(dia)).toBe(nombre))

  it('is the later one of two that overlap, in any order of storage', () => {
    const relevo = turno('Carmen', '2026-01-01', null)
    expect([quien('2026-01-01', [...todos, relevo]), quien('2026-01-01', [relevo, ...todos])]).toEqual([
      'Carmen',
      'Carmen',
    ])
    expect(quien('2025-12-31', [relevo, ...todos])).toBe('Benito')
  })
})

describe('an office under a signature', () => {
  it.each([
    ['directivo', 'Director del CUC', 'Directora del CUC', 'Director(a) del CUC'],
    ['rector', 'Rector', 'Rectora', 'Rector(a)'],
    ['coordinador', 'Coordinador académico', 'Coordinadora académica', 'Coordinador(a) académico(a)'],
  ] as const)('%s follows the sex, and is neutral where it is not known', (cargo, H, M, neutro) => {
    expect([
      cargoDicho(cargo, 'H'),
      cargoDicho(cargo, 'M'),
      cargoDicho(cargo, null),
      cargoDicho(cargo, undefined),
    ]).toEqual([H, M, neutro, neutro])
  })

  it('is said of every office that there is, for every sex', () => {
    for (const [cargo] of [...cargosDeCuc, ...cargosDeUniversidad])
      for (const sexo of ['H', 'M', null] as const) expect(cargoDicho(cargo, sexo)).not.toMatch(/undefined|^$/)
  })

  it('names the campus of a director', () => {
    expect(cargoDicho('directivo', 'M', 'el CUC Tlaxiaco')).toBe('Directora del CUC Tlaxiaco')
    expect(cargoDicho('directivo', 'H', 'la Unidad Mixteca')).toBe('Director de la Unidad Mixteca')
  })
})
