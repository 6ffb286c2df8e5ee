import { expect, test } from 'vitest'
import { trazoDeQr } from '../../src/domain/trazoDeQr.ts'

const modulos = (trazo: string) =>
  [...trazo.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => [Number(x), Number(y)] as const)

test('a QR code has its three corners, and two light modules around it', () => {
  const { lado, trazo } = trazoDeQr('otpauth://totp/CUC')
  const oscuros = modulos(trazo)
  expect(oscuros.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join('')).toBe(trazo)
  const oscuro = (x: number, y: number) => oscuros.some(([cadaX, cadaY]) => cadaX === x && cadaY === y)
  const borde = 2
  for (const [x, y] of [
    [borde, borde],
    [lado - borde - 7, borde],
    [borde, lado - borde - 7],
  ] as const) {
    expect([0, 1, 2, 3, 4, 5, 6].map(paso => oscuro(x + paso, y))).toEqual(Array(7).fill(true))
    expect([0, 1, 2, 3, 4, 5, 6].map(paso => oscuro(x, y + paso))).toEqual(Array(7).fill(true))
    expect(oscuro(x + 1, y + 1)).toBe(false)
  }
  expect(oscuros.every(([x, y]) => Math.min(x, y) >= borde && Math.max(x, y) < lado - borde)).toBe(true)
})

test('a quarter of the drawing may be hidden: the code is larger than one with less correction', () => {
  expect(trazoDeQr('x'.repeat(15)).lado).toBe(trazoDeQr('x'.repeat(26)).lado)
  expect(trazoDeQr('x'.repeat(14)).lado).toBeLessThan(trazoDeQr('x'.repeat(15)).lado)
})
