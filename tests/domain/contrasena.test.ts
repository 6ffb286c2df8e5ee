import { expect, it } from 'vitest'
import { faltaDeConfirmacion, faltaDeContrasena, faltasDeCambio } from '../../src/domain/contrasena.ts'

it.each(['Comunal2026', 'ñandú 99', '1234567a', 'áéíóúüñ1'])('accepts «%s»', valor =>
  expect(faltaDeContrasena(valor)).toBeUndefined(),
)

it.each(['', 'a1', 'Comuna1'])('«%s» is too short', valor =>
  expect(faltaDeContrasena(valor)).toBe("La 'Contraseña' debe contener minimo 8 caracteres"),
)

it.each(['12345678', 'comunales', '--------'])('«%s» lacks a letter or a number', valor =>
  expect(faltaDeContrasena(valor)).toBe("La 'Contraseña' debe contener almenos un número y una letra"),
)

it('compares the confirmation', () => {
  expect(faltaDeConfirmacion('Comunal2026', 'Comunal2026')).toBeUndefined()
  expect(faltaDeConfirmacion('Comunal2026', 'comunal2026')).toBe(
    'La nueva contraseña y su confirmacion deben ser iguales',
  )
})

it('says of each field of a change what it lacks: that it is there, that it is a password, and last that both are the same', () => {
  const { actual, nueva, confirmacion } = faltasDeCambio
  expect([actual(''), nueva(''), confirmacion('', 'Comunal2026')]).toEqual([
    'La contraseña actual es requerida',
    'La contraseña nueva es requerida',
    'La confirmación de la contraseña es requerida',
  ])
  for (const field of [actual, nueva]) {
    expect(field('Comunal2026')).toBeUndefined()
    expect(field('a1')).toBe("La 'Contraseña' debe contener minimo 8 caracteres")
    expect(field('comunales')).toBe("La 'Contraseña' debe contener almenos un número y una letra")
  }
  expect(confirmacion('Comunal2026', 'Comunal2026')).toBeUndefined()
  expect(confirmacion('comunales', 'Comunal2026')).toBe('La nueva contraseña y su confirmacion deben ser iguales')
  expect(confirmacion('a1', 'a1')).toBe("La 'Contraseña' debe contener minimo 8 caracteres")
})
