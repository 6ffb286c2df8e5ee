import { expect, it } from 'vitest'
import { faltaDeConfirmacion, faltaDeContrasena } from '../../src/domain/contrasena.ts'

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
