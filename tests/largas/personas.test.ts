import { afterAll, beforeAll, expect, test } from 'vitest'
import { curpDe } from '../../src/domain/curp.ts'
import { aplicacion } from '../harness/aplicacion.ts'
import { entrar } from '../harness/entrar.ts'
import { empujar, ir } from '../harness/ir.ts'
import { navegador } from '../harness/navegador.ts'
import { confirmar, dialogo, domicilio, elegir, escribir } from '../e2e/dialogo.ts'

let app: Awaited<ReturnType<typeof aplicacion>>
let chromium: Awaited<ReturnType<typeof navegador>>
beforeAll(async () => {
  ;[app, chromium] = await Promise.all([aplicacion(), navegador()])
})
afterAll(() => Promise.all([chromium.cerrar(), app.cerrar()]))

const clave = 'Tequio2026'
const cuc = 'CUC Unión Hidalgo'

const persona = {
  nombre: 'Citlali',
  apellidoPaterno: 'Ortiz',
  apellidoMaterno: 'Muñoz',
  fechaNacimiento: '1990-07-19',
  sexo: 'M',
  estado: 20,
} as const
const comunes = {
  Nombre: persona.nombre,
  'Apellido paterno': persona.apellidoPaterno,
  'Apellido materno': persona.apellidoMaterno,
}

test('administrativo registers a counsellor of type 1, who signs in and chooses the programmes and facilitadores of the CUC', async () => {
  const page = await chromium.pagina(app.direccion)
  await entrar(page, 'administrativo')
  await ir(page, '/consejeros')
  await page.getByRole('button', { name: 'Agregar' }).click()
  await escribir(page, {
    Matrícula: '2026CONSEJERA00001',
    ...comunes,
    'Fecha de nacimiento': persona.fechaNacimiento,
    CURP: curpDe(persona),
    RFC: 'OIMC900719AB1',
  })
  await escribir(page, {
    'Perfil académico': 'Pedagogía comunitaria',
    Teléfono: '9711234567',
    'Teléfono de emergencia': '9717654321',
    Padecimiento: 'Ninguno',
  })
  await elegir(page, {
    Sexo: 'Mujer',
    Nacionalidad: 'Mexicana',
    'Estado de nacimiento': 'Oaxaca',
    'Nivel educativo': 'Maestria',
    'Tipo de sangre': 'A+',
    'Tipo de vinculación': 'Tequio',
  })
  await domicilio(page)
  await elegir(page, { CUC: cuc })
  expect(await dialogo(page).getByLabel('Correo electrónico').count()).toBe(0)
  await dialogo(page).getByRole('checkbox', { name: 'Academico' }).check()
  await escribir(page, { 'Correo electrónico': 'citlali@demo.cuc.mx', Contraseña: clave })
  await confirmar(page, 'Consejero registrado correctamente')
  await page.getByLabel('Buscar').fill('citlali ortiz')
  await page.getByRole('row', { name: /2026CONSEJERA00001/ }).waitFor()
  await page.context().close()

  const suya = await chromium.pagina(app.direccion)
  await entrar(suya, 'citlali', clave)
  await ir(suya, '/seleccionProgramas')
  await suya.getByRole('heading', { name: cuc }).waitFor()
  await suya.getByRole('button', { name: 'Agregar Programa' }).click()
  await suya.getByText('Primero seleccione un programa').waitFor()
  await suya.getByRole('combobox', { name: 'Programa' }).fill('partería')
  await suya.getByRole('option', { name: /Partería/ }).click()
  await suya.getByRole('button', { name: 'Agregar Programa' }).click()
  await dialogo(suya).getByRole('button', { name: 'Confirmar' }).click()
  await suya.getByText('Programa asociado al CUC correctamente').waitFor()
  await suya.getByRole('row', { name: /Partería/ }).waitFor()

  await ir(suya, '/seleccionFacilitadores')
  await suya.getByRole('heading', { name: cuc }).waitFor()
  for (const antes of [await suya.getByText(/de (\d+)$/).textContent(), null]) {
    await suya.getByRole('combobox', { name: 'Facilitador' }).click()
    await suya.getByRole('option').first().click()
    await suya.getByRole('button', { name: 'Agregar Facilitador' }).click()
    await dialogo(suya).getByRole('button', { name: 'Confirmar' }).click()
    await suya.getByText('Facilitador asociado al CUC correctamente').waitFor()
    await dialogo(suya).waitFor({ state: 'detached' })
    if (antes) await expect.poll(() => suya.getByText(/de (\d+)$/).textContent()).not.toBe(antes)
  }
  await suya.context().close()
})

test('escolar adds a group, a Mexican and a foreign student, whose document lists are right', async () => {
  const page = await chromium.pagina(app.direccion)
  await entrar(page, 'escolar')
  await ir(page, '/grupos')
  await page.getByRole('button', { name: 'Agregar' }).click()
  await escribir(page, { Clave: 'PARTERIA-1A', Nombre: 'Primero de partería' })
  await elegir(page, { Programa: 'Partería' })
  await confirmar(page, 'Grupo registrado correctamente')

  await ir(page, '/estudiantes')
  await page.getByRole('button', { name: 'Agregar' }).click()
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await page.getByText('Primero corrija las validaciones').waitFor({ timeout: 5000 })
  await page.getByRole('button', { name: 'Cancelar' }).click()
  for (const { matricula, nacionalidad, propio } of [
    {
      matricula: '2026ESTUDIANTE0001',
      nacionalidad: 'Mexicana',
      propio: async () => {
        await elegir(page, { 'Estado de nacimiento': 'Oaxaca' })
        await escribir(page, { CURP: curpDe(persona) })
      },
    },
    {
      matricula: '2026ESTUDIANTE0002',
      nacionalidad: 'Otra',
      propio: () => escribir(page, { 'Otra nacionalidad': 'Italiana' }),
    },
  ]) {
    await page.getByRole('button', { name: 'Agregar' }).click()
    await escribir(page, { Matrícula: matricula, ...comunes, 'Fecha de nacimiento': persona.fechaNacimiento })
    await elegir(page, { Sexo: 'Mujer', 'Nivel educativo': 'Licenciatura', Nacionalidad: nacionalidad })
    await propio()
    await elegir(page, {
      'Lengua indígena': 'Zapoteco',
      'Pueblo indígena': 'Zapoteco',
      Programa: 'Partería',
      'Malla curricular': 'Plan 2020',
      Grupo: 'Primero de partería',
      'Tipo de sangre': 'A+',
    })
    await escribir(page, {
      Semestre: '1',
      Teléfono: '9711234567',
      'Teléfono de emergencia': '9717654321',
      Padecimiento: 'Ninguno',
      Discapacidad: 'Ninguna',
    })
    await domicilio(page)
    await escribir(page, {
      'Escuela de procedencia': 'Universidad del Istmo',
      Localidad: 'Ixtepec',
      'Número de localidad': '12',
      'Fecha de inicio': '2010-08-01',
      'Fecha final': '2014-07-01',
    })
    await escribir(page, { 'Correo electrónico': `${matricula.toLowerCase()}@demo.cuc.mx`, Contraseña: clave })
    await confirmar(page, 'Estudiante registrado correctamente')
  }

  const documentos = async (matricula: string) => {
    await page.getByLabel('Buscar').fill(matricula)
    await page
      .getByRole('row', { name: new RegExp(matricula) })
      .getByRole('button', { name: /^Documentación/ })
      .click()
    await page.getByRole('heading', { name: 'Estado de la documentacion del estudiante' }).waitFor()
    return dialogo(page)
      .getByRole('switch')
      .evaluateAll(todos => todos.map(cada => cada.getAttribute('aria-label')))
  }
  expect(await documentos('2026ESTUDIANTE0001')).toEqual([
    'Acta de nacimiento',
    'Identificación oficial',
    'CURP',
    'Certificado de licenciatura',
    'Acta de examen',
    'Título de licenciatura',
    'Cédula profesional',
    'Verificación de cédula profesional',
  ])
  await dialogo(page).getByRole('switch', { name: 'CURP' }).check()
  await dialogo(page).getByRole('button', { name: 'Confirmar' }).click()
  await page.getByText('Estado de documentacion actualizada').waitFor()
  await page.getByRole('dialog').first().waitFor({ state: 'detached' })
  expect(await documentos('2026ESTUDIANTE0002')).toEqual(
    [
      'Acta de nacimiento',
      'Identificación oficial',
      'Certificado de licenciatura',
      'Acta de examen',
      'Título de licenciatura',
    ].flatMap(nombre => [nombre, `Apostille de ${nombre[0]?.toLowerCase()}${nombre.slice(1)}`]),
  )
  await page.context().close()
})

test('general data shows them to coordinador and consejero, to be read, and to nobody else', async () => {
  for (const [rol, ruta, pestana] of [
    ['coordinador', '/datosGenerales', 'Estudiantes'],
    ['consejero', '/datosGeneralesConsejero', 'Estudiantes UACO'],
  ] as const) {
    const page = await chromium.pagina(app.direccion)
    await entrar(page, rol)
    await ir(page, ruta)
    await page.getByRole('tab', { name: pestana, exact: true }).click()
    await page.getByRole('tab', { name: pestana, exact: true, selected: true }).waitFor()
    await page.getByRole('columnheader', { name: 'Matrícula' }).waitFor()
    await page.getByLabel('Buscar').fill('2026ESTUDIANTE0001')
    const fila = page.getByRole('row', { name: /2026ESTUDIANTE0001/ })
    await fila.waitFor()
    expect(await fila.getByRole('button', { name: /^(Editar|Eliminar)/ }).count()).toBe(0)
    await fila.getByRole('button', { name: /^Documentación/ }).click()
    const curp = dialogo(page).getByRole('switch', { name: 'CURP' })
    await curp.waitFor()
    expect([
      await curp.isChecked(),
      await curp.isDisabled(),
      await dialogo(page).getByRole('button').allTextContents(),
    ]).toEqual([true, true, ['Cancelar']])
    await page.context().close()
  }
  for (const rol of ['administrativo', 'estudiante'] as const) {
    const page = await chromium.pagina(app.direccion)
    await entrar(page, rol)
    for (const ruta of ['/datosGenerales', '/datosGeneralesConsejero']) {
      await empujar(page, ruta)
      await expect.poll(() => page.evaluate(() => location.pathname)).toBe('/homePage')
    }
    await page.context().close()
  }
})
