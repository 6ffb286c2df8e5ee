import { beforeEach, expect, it } from 'vitest'
import { impresos } from '../../src/pdf/impresos.ts'
import { kardexEnPdf } from '../../src/pdf/kardexEnPdf.ts'
import { serveFonts } from '../harness/fonts.ts'
import { pdfLeido } from '../harness/pdf.ts'

let fetched: ReturnType<typeof serveFonts>
beforeEach(() => {
  fetched = serveFonts()
})

const impreso = (nombre: string) =>
  kardexEnPdf({
    quien: { matricula: '202001DERIN0000001', nombre, programa: 'Derecho', grupo: 'A', cuc: 'CUC Ñuu' },
    kardex: {},
    hoy: '2026-11-20',
  })

it.each([
  ['Mixtec', 'Kua̱ Ña̱nu Köo̱ Yávi'],
  ['Mixe and Zapotec', 'bi’i ꞌbɨ dxiʼ ḻa ṉi'],
  ['Vietnamese', 'Nguyễn Thị Đặng Phước'],
  ['Polish, Russian and Greek', 'Łukasz Владимир Ελένη'],
])('prints a name in %s with all its marks, in a letter fetched for it', async (_, nombre) => {
  const { file, warning } = await impreso(nombre)
  expect((await pdfLeido(file)).texto).toContain(`Nombre | ${nombre}`)
  expect(warning).toBeUndefined()
  expect(fetched).toHaveBeenCalledTimes(2)
  /* Only the signs in use are in the file. */
  expect(file.size).toBeLessThan(120_000)
})

it('prints a name of marks though its letter cannot be fetched at first, and rejects where it cannot be at all', async () => {
  fetched.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')))
  fetched.mockImplementationOnce(() => Promise.resolve(new Response(null, { status: 503 })))
  expect((await pdfLeido((await impreso('Ña̱nu')).file)).texto).toContain('Nombre | Ña̱nu')
  expect(fetched).toHaveBeenCalledTimes(4)
  fetched.mockImplementation(() => Promise.resolve(new Response(null, { status: 503 })))
  await expect(impreso('Ña̱nu')).rejects.toThrow('503')
})

it('fetches nothing for a name in Spanish, composed or not', async () => {
  const { file, warning } = await impreso('José Nun\u0303ez «Pepe» – O’Hara')
  expect((await pdfLeido(file)).texto).toContain('Nombre | José Nuñez «Pepe» – O’Hara')
  expect(warning).toBeUndefined()
  expect(fetched).not.toHaveBeenCalled()
})

it.each(['習 近平', 'محمد عبد الله', 'Ana 😀'])(
  'names a person whose letters no font has, and prints «?» in their place: «%s»',
  async nombre => {
    const { file, warning } = await impreso(nombre)
    expect(warning).toBe(
      `El PDF no tiene todas las letras de «${nombre}»; donde falta una hay un «?»: complételo a mano antes de entregarlo.`,
    )
    expect((await pdfLeido(file)).texto).toContain(nombre.replaceAll(/[^\p{Script=Latin} ]/gu, '?'))
  },
)

it('names once a person of whom several texts tell', async () => {
  const { incompletos } = await impresos({ nombre: '習', nombreC: '習 Ruiz', otra: 'Łuz' }, () =>
    Promise.resolve(signo => signo !== '習'),
  )
  expect(incompletos).toEqual(['習 Ruiz'])
})

it('tells apart what only signs without a letter tell apart: each period keeps its subjects', async () => {
  const entrada = (nombre: string) => [
    { nombre_materia: nombre, creditos_materia: 6, calificacion_estudiante: '9', acreditado_estudiante: 'Si' },
  ]
  const { file } = await kardexEnPdf({
    quien: { matricula: '1', nombre: 'Ana', programa: 'Derecho', grupo: 'A', cuc: 'CUC' },
    kardex: { '2026 習': entrada('Álgebra'), '2026 學': entrada('Botánica') },
    hoy: '2026-11-20',
  })
  const { texto } = await pdfLeido(file)
  expect(texto).toContain('Álgebra')
  expect(texto).toContain('Botánica')
})

it('makes no document where the letter cannot be fetched', async () => {
  fetched.mockResolvedValue(new Response('', { status: 503 }))
  await expect(impreso('Kua̱')).rejects.toThrow(/DejaVu.*503/)
})
