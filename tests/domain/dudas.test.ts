import { describe, expect, it } from 'vitest'
import { digitoDeCurp } from '../../src/domain/curp.ts'
import { dudaDeCurp, dudaDeRfc } from '../../src/domain/dudas.ts'
import { rfcDe } from '../../src/domain/rfc.ts'

const magdalena = { curp: 'GALM010203MOCRPGA9', fecha_nacimiento: '2001-02-03', sexo: 'M', rfc: 'GALM010203AB1' }

describe('a doubtful CURP', () => {
  it('is none while it is right, or not whole yet', () => {
    for (const dicho of [
      magdalena,
      { ...magdalena, curp: ' galm010203mocrpga9 ' },
      { curp: magdalena.curp },
      { ...magdalena, estado_nacimiento: 20 },
      { ...magdalena, estado_nacimiento: '9' },
      { curp: 'GALM0102' },
      { curp: '' },
      { curp: null },
      {},
    ])
      expect(dudaDeCurp(dicho)).toBeUndefined()
  })
  it.each([
    [{ curp: 'GALM010203MOCRPGA8' }, 'dígito verificador'],
    [{ curp: ' GALM010203MOCRPGA8 ' }, 'dígito verificador'],
    [{ curp: 'ZAZD801124MBSYQN13' }, 'dígito verificador'],
    [{ curp: '123456789012345678' }, 'forma'],
    [{ fecha_nacimiento: '2001-02-04' }, 'fecha de nacimiento'],
    [{ sexo: 'H' }, 'sexo'],
    [{ estado_nacimiento: 9 }, 'no es de ese estado de nacimiento'],
  ])('%o says what to look at', (cambio, motivo) => {
    expect(dudaDeCurp({ ...magdalena, ...cambio })).toMatch(motivo)
  })
})

it('the X of a CURP is of either sex', () => {
  const primeros = 'GALM010203XOCRPGA'
  const curp = primeros + digitoDeCurp(primeros)
  for (const sexo of ['H', 'M']) expect(dudaDeCurp({ ...magdalena, curp, sexo })).toBeUndefined()
})

describe('a doubtful RFC', () => {
  const suyo = rfcDe({
    nombre: 'Magdalena',
    apellidoPaterno: 'García',
    apellidoMaterno: 'López',
    fechaNacimiento: '2001-02-03',
  })
  it('begins with the ten characters of the CURP', () => {
    expect(dudaDeRfc({ rfc: suyo, curp: magdalena.curp })).toBeUndefined()
    expect(dudaDeRfc({ rfc: ` ${suyo.toLowerCase()} `, curp: ` ${magdalena.curp.toLowerCase()} ` })).toBeUndefined()
    const ajena = `XALM010203${'M'.repeat(8)}`
    expect(dudaDeRfc({ rfc: suyo, curp: ajena })).toBe('Revise el RFC: no comienza como la CURP')
    expect(dudaDeRfc({ rfc: suyo, curp: `MOCRPGA9${suyo.slice(0, 10)}` })).toBe(
      'Revise el RFC: no comienza como la CURP',
    )
  })
  it('is none while it is right, or not whole yet', () => {
    for (const dicho of [
      { rfc: 'GODE561231GR8' },
      { rfc: 'BOSF740624T74', curp: 'BOSF74' },
      { rfc: 'GODE56' },
      { rfc: undefined },
      {},
    ])
      expect(dudaDeRfc(dicho)).toBeUndefined()
  })
  it.each([
    [{ rfc: 'GODE561231GR9' }, 'dígito verificador'],
    [{ rfc: 'GODE561231GR8', curp: magdalena.curp }, 'no comienza como la CURP'],
  ])('%o says what to look at', (dicho, motivo) => {
    expect(dudaDeRfc(dicho)).toMatch(motivo)
  })
})
