import type { Page } from 'playwright-core'
import { baseDeBanco } from '../harness/baseDeBanco.ts'
import { elegir } from '../harness/elegir.ts'
import { entrar } from '../harness/entrar.ts'
import { navegador } from '../harness/navegador.ts'
import { abrirRivales } from './abrirRivales.ts'
import { cajasSolas, comparadas, porTurnos, solas } from './comparacion.ts'
import { cuadros } from './cuadros.ts'

/** Maximum share of stock react-admin's time: for a key in the form of 45 fields, and for the next page of a list of ten. */
const limites = { formulario: 0.7, pagina: 0.5 }

/** Measures the form and the list of students beside stock react-admin's SimpleForm and List over the same server, on a CPU four times slower. */
export async function bench() {
  const [base, chromium] = await Promise.all([baseDeBanco({ estudiantes: 3000 }), navegador()])
  const rivales = await abrirRivales(base.direccion)
  const propia = await chromium.pagina(base.direccion)
  await entrar(propia, 'escolar')
  await propia.goto('/estudiantes')
  const ajena = await chromium.pagina(rivales.direccion)
  for (const page of [propia, ajena]) page.context().setDefaultTimeout(60_000)
  await ajena.goto('/')
  await ajena.locator('input[name=username]').fill('escolar@demo.cuc.mx')
  await ajena.locator('input[name=password]').fill('Comunal2026')
  await ajena.locator('button[type=submit]').click()
  const paginas = [
    { nombre: 'aquí', page: propia, empezar: async () => undefined },
    { nombre: 'react-admin', page: ajena, empezar: async () => undefined },
  ]
  for (const { page } of paginas) await page.locator(celda).first().waitFor()
  const listas = await porTurnos(paginas, async ({ page }) => {
    const { esperarRenglones } = cuadros(page)
    const siguiente = page.getByRole('button', { name: /siguiente|next page/i }).first()
    await siguiente.waitFor()
    return { 'la página siguiente': await esperarRenglones(() => siguiente.click()) }
  })
  const lenta = comparadas(listas, limites.pagina)
  await propia.getByRole('button', { name: 'Agregar' }).first().click()
  await propia.getByRole('dialog').getByLabel('Nombre').first().waitFor()
  await elegir(propia, { Nacionalidad: 'Mexicana' })
  await ajena.goto('/#/estudiantes/create')
  await ajena.getByLabel('Calle').first().waitFor()
  const formularios = await porTurnos([...paginas, await cajasSolas(chromium)], async ({ nombre, page }) => {
    const { pulsar } = cuadros(page)
    const vuelta: Record<string, number> = {}
    for (const campo of campos) {
      const control = nombre === solas ? page.locator('input').first() : controlDe(page, campo, nombre === 'aquí')
      await control.fill('')
      await control.focus()
      for (const [lugar, letra] of [...'Tequio'].entries())
        vuelta[`tecla ${lugar + 1} de ${campo}`] = await pulsar(letra)
    }
    return vuelta
  })
  if (comparadas(formularios, limites.formulario) || lenta) process.exitCode = 1
  await chromium.cerrar()
  rivales.cerrar()
  await base.cerrar()
}

const celda = '[role=row] [role=cell], tbody td'

const campos = ['Nombre', 'Matrícula', 'Calle', 'CURP', 'Teléfono', 'Padecimiento', 'Correo electrónico']

const controlDe = (page: Page, campo: string, enDialogo: boolean) => {
  const donde = enDialogo ? page.getByRole('dialog').first() : page.locator('body')
  return donde
    .getByLabel(campo, { exact: true })
    .or(donde.getByLabel(`${campo} *`, { exact: true }))
    .first()
}
