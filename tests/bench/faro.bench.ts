import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium, type Page } from 'playwright-core'
import * as z from 'zod'
import { installedChromium } from '../../scripts/chromium.mjs'
import { pantallas } from '../../src/resources/pantallas.ts'
import { baseDeBanco } from '../harness/baseDeBanco.ts'
import { elegir } from '../harness/elegir.ts'
import { entrar } from '../harness/entrar.ts'
import { grupoNumeroso } from '../harness/grupoNumeroso.ts'
import { puertoLibre } from '../harness/proceso.ts'
import { npm } from './abrirRivales.ts'

/** The minimum score of each category, and the maximum layout shift. */
const limites = { categoria: 95, movimiento: 0.01 }

/** The measurements behind the performance score (ms). */
const medidas = ['first-contentful-paint', 'largest-contentful-paint', 'speed-index', 'total-blocking-time']

const version = '13.5.0'

/** Runs Lighthouse on the most opened pages: login, a list, a form and the sheet on a desktop, the login and a student's screens on a phone. */
export async function bench() {
  const lighthouse = await faro()
  const base = await baseDeBanco({ estudiantes: 400 })
  const clase = await grupoNumeroso(base.db, 200)
  const perfil = await mkdtemp(join(tmpdir(), 'cuc-faro-'))
  const puerto = await puertoLibre()
  const context = await chromium.launchPersistentContext(perfil, {
    executablePath: installedChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', `--remote-debugging-port=${puerto}`],
    locale: 'es-MX',
    baseURL: base.direccion,
  })
  const ver = async (donde: string, url: string, telefono: boolean) => {
    const lhr = resultado.parse(await lighthouse(url, puerto, telefono ? [] : ['--preset=desktop']))
    const notas = Object.entries(lhr.categories).map(
      ([que, { score }]) => [que, Math.round((score ?? 0) * 100)] as const,
    )
    const movimiento = lhr.audits['cumulative-layout-shift']?.numericValue ?? 0
    console.log(
      `${donde.padEnd(36)} ${notas.map(([que, nota]) => `${que} ${nota}`).join(', ')}, CLS ${movimiento.toFixed(3)}`,
    )
    console.log(`  ${medidas.map(id => `${id} ${(lhr.audits[id]?.numericValue ?? 0).toFixed(0)}`).join(', ')}`)
    for (const [id, { score, title }] of Object.entries(lhr.audits)) if (score === 0) console.log(`  ${id}: ${title}`)
    if (movimiento > limites.movimiento || notas.some(([, nota]) => nota < limites.categoria)) process.exitCode = 1
  }
  const page = await context.newPage()
  const como = async (rol: string, abrir: (page: Page) => Promise<unknown>) => {
    await context.clearCookies()
    await entrar(page, rol)
    await abrir(page)
    return page.url()
  }
  await ver('login', base.direccion, false)
  await ver('login en un teléfono', base.direccion, true)
  await ver('lista', await como('escolar', () => page.goto('/estudiantes')), false)
  await ver('formulario', await como('escolar', () => page.goto('/profilePage')), false)
  const hoja = await como('facilitador', async () => {
    await page.goto('/calificarClases')
    await page.getByRole('button', { name: `Seleccionar ${clase.cuc}` }).click()
    const { programa, periodo, materia } = clase
    await elegir(page, { Programa: programa, Periodo: periodo, Materia: materia, Asignatura: clase.clase })
    await page.getByRole('grid').getByRole('textbox').first().waitFor()
  })
  await ver('hoja', hoja, false)
  for (const { route } of pantallas.filter(({ roles }) => roles.includes('estudiante')))
    await ver(`teléfono de un estudiante, ${route}`, await como('estudiante', () => page.goto(route)), true)
  await context.close()
  await rm(perfil, { recursive: true, force: true })
  await base.cerrar()
}

const resultado = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(
    z.string(),
    z.object({ title: z.string(), score: z.number().nullable(), numericValue: z.number().optional() }),
  ),
})

type Lighthouse = (url: string, puerto: number, opciones: readonly string[]) => Promise<unknown>

/** Installs Lighthouse from npm once, in the temporary folder, and runs its command on the Chromium that listens at a port. */
const faro = async (): Promise<Lighthouse> => {
  const carpeta = join(tmpdir(), `cuc-lighthouse-${version}`)
  if (!existsSync(carpeta)) {
    console.log('Instalando Lighthouse, una sola vez…')
    const nueva = `${carpeta}.${process.pid}`
    mkdirSync(nueva)
    writeFileSync(join(nueva, 'package.json'), '{ "private": true, "type": "module" }')
    npm(nueva, 'install', `lighthouse@${version}`, '--no-audit', '--no-fund', '--loglevel=error')
    renameSync(nueva, carpeta)
  }
  const mandato = join(carpeta, 'node_modules', 'lighthouse', 'cli', 'index.js')
  const siempre = [
    '--output=json',
    '--output-path=stdout',
    '--quiet',
    '--disable-storage-reset',
    '--max-wait-for-load=90000',
    '--only-categories=performance,accessibility,best-practices,seo',
  ]
  const medir: Lighthouse = async (url, puerto, opciones) => {
    const { stdout } = await ejecutar(process.execPath, [mandato, url, `--port=${puerto}`, ...siempre, ...opciones], {
      maxBuffer: 100_000_000,
    })
    return JSON.parse(stdout)
  }
  // on a busy machine it may miss the start of a page, and then asks to be run again
  return (...pedido) => medir(...pedido).catch(() => medir(...pedido))
}

const ejecutar = promisify(execFile)
