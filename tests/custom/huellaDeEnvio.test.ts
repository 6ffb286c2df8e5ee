import { describe, expect, it } from 'vitest'
import { huellaDeEnvio } from '../../server/custom/calificaciones/huellaDeEnvio.ts'

const nota = (matricula: string, calificacion = 8.5) => ({
  matricula,
  asistencia: 90,
  calificacion,
  calificacion_letra: 'ocho punto cinco',
  retroalimentacion: '',
})
const clave = 'a1b2c3d4'

describe('the fingerprint of a submission', () => {
  it('is the same for the same grades in any order, and another for another key, grade or student', () => {
    const suya = huellaDeEnvio(clave, [nota('A'), nota('B'), nota('C')])
    expect(suya).toMatch(/^[\da-f]{64}$/)
    expect(huellaDeEnvio(clave, [nota('C'), nota('A'), nota('B')])).toBe(suya)
    for (const otra of [
      huellaDeEnvio('a1b2c3d5', [nota('A'), nota('B'), nota('C')]),
      huellaDeEnvio(clave, [nota('A'), nota('B'), nota('C', 8.4)]),
      huellaDeEnvio(clave, [nota('A'), nota('B'), nota('D')]),
      huellaDeEnvio(clave, [nota('A'), nota('B')]),
      huellaDeEnvio(clave, [nota('A'), nota('B'), { ...nota('C'), asistencia: 91 }]),
      huellaDeEnvio(clave, [nota('A'), nota('B'), { ...nota('C'), retroalimentacion: 'Muy bien' }]),
    ])
      expect(otra).not.toBe(suya)
  })

  it('asks for a key of 8 to 200 plain characters', () => {
    for (const buena of [clave, 'x'.repeat(200), 'a-b_c:d.9']) expect(huellaDeEnvio(buena, [nota('A')])).not.toBeNull()
    for (const mala of [undefined, '', 'x'.repeat(7), 'x'.repeat(201), ` ${clave}`, `${clave} `, 'clave con espacios'])
      expect(huellaDeEnvio(mala, [nota('A')])).toBeNull()
  })
})
