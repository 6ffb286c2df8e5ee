import { expect, test } from 'vitest'
import { puedeRecordar, recordatorios } from '../../src/domain/recordatorios.ts'
import { roles, tieneClases } from '../../src/domain/roles.ts'
import { generaSolicitud } from '../../src/domain/servicioSocial/fases.ts'

test('the coordinador reminds of everything, a school office of what others owe it, nobody else of anything', () => {
  const suyos = roles.map(rol => [rol, recordatorios.filter(que => puedeRecordar(rol, que))] as const)
  expect(suyos.filter(([, que]) => que.length)).toEqual([
    ['coordinador', ['calificaciones', 'cierres', 'reportes', 'servicios']],
    ['escolar', ['calificaciones', 'servicios']],
  ])
  expect(puedeRecordar(undefined, 'servicios')).toBe(false)
})

test('the request letter is made by the school office and by the student, classes are given and taken', () => {
  expect(roles.filter(generaSolicitud)).toEqual(['escolar', 'estudiante'])
  expect(roles.filter(tieneClases)).toEqual(['facilitador', 'estudiante'])
})
