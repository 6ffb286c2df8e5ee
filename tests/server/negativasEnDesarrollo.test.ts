import { expect, test, vi } from 'vitest'
import { sourceWatch } from '../../scripts/dev/developmentApi.ts'

/** Says what the terminal says of sources that refuse to start like this; the class of the refusal is loaded anew, as the sources are. */
const dicho = async (mistakes: string) => {
  vi.resetModules()
  const { StartRefusal } = await import('../../server/process/StartRefusal.ts')
  const lineas: string[] = []
  const load = () => Promise.reject(new StartRefusal(mistakes))
  await sourceWatch(load, linea => void lineas.push(linea))()
  return lineas
}

test.each(['Las declaraciones dicen lo que no hay:\n  x', 'Las llamadas hechas a mano no están bien:\n  GET x'])(
  'a refusal of the sources is told as it is: %j',
  async falta => {
    expect(await dicho(falta)).toEqual([`\n${falta}`])
  },
)

test('what is no refusal is told as code that cannot be used', async () => {
  const lineas: string[] = []
  await sourceWatch(
    () => Promise.reject(new SyntaxError('Unexpected token')),
    linea => void lineas.push(linea),
  )()
  expect(lineas).toEqual(['\nEl código del servidor no se puede usar: Unexpected token'])
})
