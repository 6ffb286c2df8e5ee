import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { movementsOf } from '../../server/crud/casos/movements.ts'
import { correos } from '../../server/mail/tables.ts'
import { avisos } from '../../server/university/notices.ts'
import { tables } from '../../server/university/tables.ts'
import type { Rol } from '../../src/domain/roles.ts'
import { baseDePrueba } from '../harness/baseDePrueba.ts'
import { cartasEn } from '../harness/cartasEn.ts'
import { pdfDePrueba } from '../harness/pdfDePrueba.ts'
import { contrasena, correoDe, reparto } from '../harness/reparto.ts'
import { estudiante } from '../harness/filas.ts'
import { solicitudes } from '../harness/solicitudes.ts'
import { en, ponerServicio } from '../servicioSocial/ponerServicio.ts'
import { carpeta } from '../arranque/carpeta.ts'
import { mudo } from '../arranque/mudo.ts'

let base: Awaited<ReturnType<typeof baseDePrueba>>
let lugar: Awaited<ReturnType<typeof carpeta>>
beforeEach(async () => {
  base = await baseDePrueba()
  await reparto(base.db)
  lugar = await carpeta()
})
afterEach(async () => {
  await lugar.cerrar()
  await base.cerrar()
})

const pedir = async (ruta: string, body: string | FormData, headers: Record<string, string>) => {
  const respuesta = await fetch(`http://localhost:${lugar.port}/api/${ruta}`, { method: 'POST', headers, body })
  return { status: respuesta.status, ...(await respuesta.json()) }
}
const unico = async () => {
  const [fila, ...mas] = await base.db.select().from(correos)
  expect(mas).toEqual([])
  return fila
}

/** A step about to be taken: its case, its role and its expected outcome. */
type Paso = {
  proceso: string
  tabla: PgTable
  caso: string
  rol: Rol
  ruta: string
  textos?: Record<string, string>
  pdf?: true
  estados: readonly string[]
  queda: object
  avisados: number
  segunda: string | RegExp
  dice: string
}

const emision = async (): Promise<Paso> => {
  const [folio = ''] = await solicitudes(base.db, [{}])
  return {
    proceso: 'certificados',
    tabla: tables.certificados,
    caso: folio,
    rol: 'coordinador',
    ruta: `certificados/${folio}/certificado`,
    pdf: true,
    estados: ['Por emitir', 'Emitido'],
    queda: { estado: 'Emitido', turno: null, version: 2 },
    avisados: 2,
    segunda: 'El certificado ya fue emitido',
    dice: `folio ${folio}`,
  }
}

const rechazoDeFase = async (): Promise<Paso> => {
  const id_servicio_social = randomUUID()
  const { matricula } = estudiante
  const antes = en({ 0: 'aceptado', 1: 'enviado' })
  await ponerServicio(base.db, antes, { id: id_servicio_social, matricula }, new Date())
  const cual = { id_servicio_social, matricula_estudiante: matricula, nombre_fase: 'fase_uno' }
  return {
    proceso: 'serviciosSociales',
    tabla: tables.serviciosSociales,
    caso: id_servicio_social,
    rol: 'escolar',
    ruta: 'servicio-social/fase/estudiante/actualizar/status',
    textos: { ...cual, status: 'rechazado', comentario: 'Falta la firma' },
    estados: ['pendiente', 'enviado', 'aceptado', 'enviado', 'rechazado'],
    queda: { fase: 1, status: 'aceptado', turno: 'estudiante' },
    avisados: 1,
    segunda: /^Usted ya rechazó «Carta de solicitud» el /,
    dice: 'Falta la firma',
  }
}

test.each([
  ['a step', emision],
  ['a step on a phase', rechazoDeFase],
])(
  '%s whose mail was on its way at kill -9 stands as it was taken, and its mail leaves after the restart, once',
  async (_, prepararse) => {
    const {
      proceso,
      tabla,
      caso,
      rol,
      ruta,
      textos = {},
      pdf,
      estados,
      queda,
      avisados,
      segunda,
      dice,
    } = await prepararse()
    const correo = await mudo()
    const app = lugar.arranque({ DATABASE_URL: base.url, SMTP_URL: correo.url })
    await app.dice('Listo')
    const cuenta = JSON.stringify({ email: correoDe(rol), password: contrasena })
    const { data } = await pedir('login', cuenta, { 'content-type': 'application/json' })
    const dicho = new FormData()
    for (const [nombre, texto] of Object.entries(textos)) dicho.set(nombre, texto)
    if (pdf) dicho.set('archivoPdf', pdfDePrueba('certificado'))
    const dar = () => pedir(ruta, dicho, { authorization: `Bearer ${data.token}` })
    expect((await dar()).status).toBe(200)
    await expect.poll(() => correo.llegados.length, { timeout: 20_000 }).toBe(1)
    app.child.kill('SIGKILL')
    await app.salida
    correo.cerrar()
    expect(await unico()).toMatchObject({ enviado: null, intentos: 1, tomado: expect.any(Date) })
    const deAntes = await movementsOf(base.db, proceso, caso)
    expect(deAntes.map(({ a }) => a)).toEqual(estados)
    expect((await base.db.select().from(tabla))[0]).toMatchObject(queda)
    const dichos = and(eq(avisos.entidad, proceso), eq(avisos.clave, caso))
    expect(await base.db.$count(avisos, dichos)).toBe(avisados)

    /* The five minutes for which the first process claimed the mail are over. */
    const vencido = new Date(Date.now() - 1000)
    await base.db.update(correos).set({ siguiente: vencido, tomado: new Date(vencido.getTime() - 300_000) })
    for (const vez of [1, 2]) {
      const otra = lugar.arranque({ DATABASE_URL: base.url })
      await otra.dice('Listo')
      await expect.poll(async () => (await unico())?.enviado ?? null, { timeout: 20_000 }).not.toBeNull()
      if (vez === 1) expect(await dar()).toMatchObject({ status: 409, message: expect.stringMatching(segunda) })
      otra.child.kill('SIGTERM')
      await otra.salida
      expect(await cartasEn(lugar.dataDir)).toHaveLength(1)
    }
    expect((await cartasEn(lugar.dataDir)).join()).toContain(dice)
    expect(await movementsOf(base.db, proceso, caso)).toEqual(deAntes)
    expect(await base.db.$count(avisos, dichos)).toBe(avisados)
  },
)
