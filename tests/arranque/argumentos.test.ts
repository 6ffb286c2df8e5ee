import { expect, test } from 'vitest'
import { proceso, puertoLibre } from '../harness/proceso.ts'
import { rastro } from './carpeta.ts'

const nadie = `postgres://yo:secreta@127.0.0.1:${await puertoLibre()}/uni`

/** Runs a command where no database answers: one that looked for it would say so. */
const correr = async (programa: string, args: string[], env: Record<string, string> = {}) => {
  const { estado, salida } = proceso(programa, { args, env: { DATABASE_URL: nadie, ...env } })
  return { codigo: await salida, dijo: estado.said }
}

test.each([
  ['actualizar', ['--otra']],
  ['adoptar', ['--otra']],
  ['archivos', ['mover', 'a', 's4']],
  ['archivos', ['recoger', '--otra']],
  ['codigosPostales', []],
  ['codigosPostales', ['uno.txt', 'otro.txt']],
  ['diagnostico', ['--otra']],
  ['historial', ['--sello', 'x']],
  ['recalcular', ['--otra']],
  ['respaldo', ['--otra']],
  ['restaurar', []],
  ['seed', ['--estudiante', '3']],
  ['seed', ['--estudiantes', 'tres']],
  ['usuario', ['--otra']],
])('%s %j says how it is used before it opens the database', async (programa, args) => {
  const { codigo, dijo } = await correr(programa, args)
  expect([codigo, dijo.trim()]).toEqual([1, expect.stringMatching(/^Uso: npm run /)])
})

test.each(['--quitar-segundo-factor', '--desligar'])('usuario %s asks for the account before that', async flag => {
  expect((await correr('usuario', [flag])).dijo.trim()).toBe('Falta --email, el correo de la cuenta.')
})

test('usuario reports an unusable setting in one sentence, like every command', async () => {
  const { codigo, dijo } = await correr('usuario', ['--rol', 'coordinador'], { PORT: 'abc' })
  expect(codigo).toBe(1)
  expect(dijo).toContain('PORT debe ser un número de 1 a 65535')
  expect(dijo).not.toMatch(rastro)
})
