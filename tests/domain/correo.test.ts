import { expect, it } from 'vitest'
import { esCorreo, faltaDeCorreo } from '../../src/language/correo.ts'

it.each(['ana@demo.cuc.mx', 'a.b+c@x-y.mx', ' ana@demo.cuc.mx '])('accepts «%s»', valor =>
  expect(faltaDeCorreo(valor)).toBeUndefined(),
)

it.each(['', '   '])('«%s» is missing', valor => expect(faltaDeCorreo(valor)).toBe('El campo email es requerido'))

it.each(['ana', 'ana@', 'ana@demo', '@demo.mx', 'a b@demo.mx', 'ana@demo..mx', 'ana@-x.mx', `${'a'.repeat(250)}@b.mx`])(
  '«%s» is no e-mail',
  valor => expect(faltaDeCorreo(valor)).toBe('Por favor ingrese un correo valido'),
)

it('allows no line break, which would forge a header of a message', () =>
  expect(esCorreo('ana@demo.mx\nBcc: x@y.mx')).toBe(false))

it('takes no longer than a glance for the worst of texts', () => {
  const inicio = performance.now()
  for (const peor of ['@'.repeat(254), `a@${'a.'.repeat(126)}`, `a@${'a'.repeat(250)}`, `${'.'.repeat(250)}@`])
    esCorreo(peor)
  expect(performance.now() - inicio).toBeLessThan(100)
})
