import { describe, expect, test } from 'vitest'
import { conPaso, faltas, pasos, proceso } from './prestamos.ts'

describe('the phases of a process', () => {
  const fases = (cambios: object = {}) => ({
    phases: {
      list: [
        { name: 'ida', label: 'Ida' },
        { name: 'vuelta', label: 'Vuelta' },
      ],
      keeps: ['dicha'],
      stands: () => ({}),
      ...cambios,
    },
  })
  const donde = 'prestamos.process'

  test('are right with a step each and fields that nobody writes', () => {
    expect(faltas(fases())).toEqual([])
    expect(faltas({ ...fases(), ...conPaso({ on: [0] }) })).toEqual([])
  })

  test.each([
    ['none at all', fases({ list: [] }), [`${donde}.phases.list: no hay ninguna fase.`]],
    [
      'a name that no address holds',
      fases({ list: [{ name: 'la ida', label: 'x' }] }),
      [`${donde}.phases.list: «la ida» es parte de una dirección: use letras y números.`],
    ],
    [
      'a name twice',
      fases({
        list: [
          { name: 'ida', label: 'x' },
          { name: 'ida', label: 'y' },
        ],
      }),
      [`${donde}.phases.list: «ida» está dos veces.`],
    ],
    [
      'a field that there is not',
      fases({ keeps: ['dich'] }),
      [`${donde}.phases.keeps: «dich» no es un campo. ¿Quiso decir «dicha»?`],
    ],
    [
      'a field that a form writes',
      fases({ keeps: ['nota'] }),
      [`${donde}.phases.keeps: «nota» lo escribe también un formulario: dígalo «assigned».`],
    ],
    [
      'an opening once',
      { ...fases(), opens: { ...proceso.opens, once: 'Ya hay' } },
      [`${donde}.opens.once: de un proceso con fases, dígalo en «room».`],
    ],
    ['a step of no phase', { ...fases(), ...conPaso({ on: [0, 2] }) }, [`${donde}.steps.prestar.on: no hay fase 2.`]],
    [
      'a step of phases where there are none',
      conPaso({ on: [0] }),
      [`${donde}.steps.prestar.on: este proceso no tiene fases.`],
    ],
    [
      'a phase without a step',
      { ...fases(), steps: { prestar: { ...pasos.prestar, on: [0] }, cerrar: { ...pasos.cerrar, on: [0] } } },
      [`${donde}.phases.list: en «vuelta» no hay ningún paso.`],
    ],
  ])('are refused with %s', (_, cambios, esperadas) => {
    expect(faltas(cambios)).toEqual(esperadas)
  })

  test('do not begin at the end', () => {
    expect(faltas({ ...fases(), opens: { ...proceso.opens, to: 'cerrada' } })).toContain(
      `${donde}.opens.to: ahí empieza cada fase, y no puede ser el fin.`,
    )
  })
})

describe('a call of before the process', () => {
  const llamada = (cambios: object) =>
    faltas({ calls: { antes: { method: 'POST', path: 'antes', takes: 'prestar', room: 'comoAntes', ...cambios } } })
  const donde = 'prestamos.process.calls.antes'

  test('takes a step, or begins a case, in a room that understands it', () => {
    for (const takes of ['prestar', 'abrir', ['prestar', 'cerrar']]) expect(llamada({ takes })).toEqual([])
    expect(llamada({ takes: 'presta' })).toEqual([`${donde}.takes: «presta» no es un paso. ¿Quiso decir «prestar»?`])
    expect(llamada({ room: 'comoAnte' })).toEqual([
      `${donde}.room: «comoAnte» no es una llamada de antes. ¿Quiso decir «comoAntes»?`,
    ])
  })

  test('brings the PDF that its step requires', () => {
    const pide = conPaso({ with: { pdf: { label: 'Vale', required: 'Suba el vale' } } })
    const calls = (pdf?: false) => ({
      antes: { method: 'POST', path: 'antes', takes: ['prestar', 'cerrar'], room: 'comoAntes', pdf },
    })
    expect(faltas({ ...pide, calls: calls(false) })).toEqual([`${donde}.pdf: «prestar» pide un PDF.`])
    expect(faltas({ ...pide, calls: calls() })).toEqual([])
  })
})
