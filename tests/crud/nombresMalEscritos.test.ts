import { expect, it } from 'vitest'
import { chooserOf } from '../../server/crud/import/chooserOf.ts'
import { materias } from '../../src/resources/materias.ts'

it('of very many mistyped names among very many options, the first get a suggestion, and all are told not to exist', () => {
  const largo = 'Una materia de nombre tan largo que nadie la confunde con otra'
  const todas = Array.from({ length: 100_000 }, (_, n) => [n, `${largo} ${n}`] as const)
  const { find } = chooserOf(materias.fields.nombre, [...todas, [100_000, 'Telares'] as const])
  const dicha = (texto: string) => JSON.stringify(find(texto))
  expect(dicha('Telarez')).toContain('¿quiso decir «Telares»?')
  for (let n = 0; n < 200; n++) find(`Nada ${n}`)
  expect(dicha('Telarex')).toContain('no existe en «Nombre»: revise cómo está escrito')
  expect(dicha('Telarez')).toContain('¿quiso decir «Telares»?')
})
