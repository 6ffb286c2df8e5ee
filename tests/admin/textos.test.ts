import { expect, test } from 'vitest'
import '../../src/university.ts'
import { isCode } from '../../src/admin/fields/isCode.ts'
import { i18nProvider } from '../../src/admin/i18n/i18nProvider.ts'
import { shownTextOf, textOf } from '../../src/schema/record/text.ts'
import { resources } from '../../src/resources/index.ts'
import type { AnyResource } from '../../src/schema/resource.ts'

test('figures have their thousands apart in every text and table, and plain digits in a file', () => {
  const { translate } = i18nProvider
  expect(translate('ra.navigation.page_range_info', { offsetBegin: 1, offsetEnd: 10, total: 20000 })).toBe(
    '1–10 de 20,000',
  )
  expect(translate('ra.navigation.page', { page: 1234 })).toBe('Ir a la página 1,234')
  expect(translate('ra.notification.updated', { smart_count: 1500 })).toBe('1,500 registros modificados')
  const { horas_totales } = resources.serviciosSociales.fields
  expect(shownTextOf('horas_totales', horas_totales, { horas_totales: 1480 })).toBe('1,480')
  expect(shownTextOf('horas_totales', horas_totales, { horas_totales: null })).toBe('')
  expect(textOf('horas_totales', horas_totales, { horas_totales: 1480 })).toBe('1480')
})

test('the key of every entity, and any text read as a key, stays in one piece', () => {
  for (const resource of Object.values<AnyResource>(resources)) expect(isCode(resource, resource.key)).toBe(true)
  const { estudiantes, serviciosSociales, certificados, clases }: Record<string, AnyResource> = resources
  for (const [resource, fields] of [
    [estudiantes, ['matricula', 'curp', 'fecha_nacimiento', 'cp', 'semestre']],
    [serviciosSociales, ['matricula']],
    [certificados, ['matricula_estudiante', 'n_folio']],
    [clases, ['hora_inicio']],
  ] as const)
    for (const field of fields) expect([field, resource && isCode(resource, field)]).toEqual([field, true])
  for (const [resource, fields] of [
    [estudiantes, ['nombre', 'email', 'clave_programa', 'otra cosa']],
    [serviciosSociales, ['nombreC', 'nombre_programa', 'actividades']],
    [clases, ['id_materia', 'dias']],
  ] as const)
    for (const field of fields) expect([field, resource && isCode(resource, field)]).toEqual([field, false])
})
