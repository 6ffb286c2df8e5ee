import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { curpDe } from '../../src/domain/curp.ts'
import { datosDeCurp, datosDeRfc } from '../../src/domain/datosDeClaves.ts'
import { estados } from '../../src/domain/estados.ts'
import { fecha } from './fecha.ts'

test('a CURP tells what it was made from', () => {
  fc.assert(
    fc.property(
      fecha.filter(dia => dia < '2100'),
      fc.constantFrom('H' as const, 'M' as const),
      fc.constantFrom(...estados),
      (dia, sexo, [estado]) => {
        const nacida = {
          nombre: 'Ana',
          apellidoPaterno: 'Cruz',
          apellidoMaterno: 'Ruiz',
          fechaNacimiento: dia,
          sexo,
          estado,
        }
        expect(datosDeCurp(` ${curpDe(nacida).toLowerCase()}`)).toEqual({
          sexo,
          fecha_nacimiento: dia,
          estado_nacimiento: estado,
        })
      },
    ),
  )
})

it('tells nothing of an incomplete one, and of the others only the legible parts', () => {
  for (const curp of [null, '', 'GALM010203', 'GALM0102X3MOCRPGA9']) expect(datosDeCurp(curp)).toEqual({})
  expect(datosDeCurp('GALM019903XZZRPGA9')).toEqual({})
})

it('an RFC tells the birth date of an adult', () => {
  expect(datosDeRfc('galm010203ab1', '2026-11-20')).toEqual({ fecha_nacimiento: '2001-02-03' })
  expect(datosDeRfc('GALM300203AB1', '2026-11-20')).toEqual({ fecha_nacimiento: '1930-02-03' })
  expect(datosDeRfc('GALM990230AB1', '2026-11-20')).toEqual({})
  expect(datosDeRfc('GALM', '2026-11-20')).toEqual({})
})
