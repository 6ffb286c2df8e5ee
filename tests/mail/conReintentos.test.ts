import { expect, it, vi } from 'vitest'
import { conReintentos } from '../../server/mail/conReintentos.ts'

const correo = { para: 'ana@demo.cuc.mx', asunto: 'Hola', texto: 'Hola' }
const ocupado = new Error('el servidor no responde')
const rechazado = Object.assign(new Error('no existe esa dirección'), { responseCode: 550 })

it('hands a message over once when it can', async () => {
  const enviar = vi.fn().mockResolvedValue(undefined)
  await conReintentos(enviar, [0, 0])(correo)
  expect(enviar.mock.calls).toEqual([[correo]])
})

it('tries again while the server of mail does not answer', async () => {
  const enviar = vi.fn().mockRejectedValueOnce(ocupado).mockRejectedValueOnce(ocupado).mockResolvedValue(undefined)
  await conReintentos(enviar, [0, 0])(correo)
  expect(enviar).toHaveBeenCalledTimes(3)
})

it('gives up after the last pause, and at once on a refusal for good', async () => {
  const nunca = vi.fn().mockRejectedValue(ocupado)
  await expect(conReintentos(nunca, [0, 0])(correo)).rejects.toBe(ocupado)
  expect(nunca).toHaveBeenCalledTimes(3)
  const rechaza = vi.fn().mockRejectedValue(rechazado)
  await expect(conReintentos(rechaza, [0, 0])(correo)).rejects.toBe(rechazado)
  expect(rechaza).toHaveBeenCalledTimes(1)
})
