import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SendMail } from '../../server/context.ts'
import { openPool } from '../../server/db/openPool.ts'
import { inTransaction } from '../../server/db/inTransaction.ts'
import { createLog } from '../../server/log/createLog.ts'
import { dispatcher } from '../../server/mail/dispatcher.ts'
import { queueCorreos } from '../../server/mail/queueCorreos.ts'
import { sendDue } from '../../server/mail/sendDue.ts'
import { correos } from '../../server/mail/tables.ts'
import { pausasDeCorreo } from '../../src/domain/correos.ts'
import { baseDePrueba } from '../harness/baseDePrueba.ts'

let base: Awaited<ReturnType<typeof baseDePrueba>>
let otra: ReturnType<typeof openPool>
beforeAll(async () => {
  base = await baseDePrueba()
  otra = openPool(base.url)
})
beforeEach(async () => {
  await base.db.delete(correos)
  lineas.splice(0)
})
afterAll(async () => {
  await otra.close()
  await base.cerrar()
})

const inicio = new Date('2026-03-10T18:00:00Z')
const minuto = 60_000
const reloj = { ahora: inicio }
const now = () => reloj.ahora
const lineas: string[] = []
const log = createLog({ write: linea => void lineas.push(linea) })
const texto = 'https://escuela.mx/restablecerContrasena?token=secreto'
const mensaje = { para: 'ana@demo.cuc.mx', asunto: 'Hola', texto }
const nadie = { now, wakeCorreos: () => undefined }

const pasan = (milisegundos: number) => {
  reloj.ahora = new Date(reloj.ahora.getTime() + milisegundos)
}
const dejar = (mas: object = {}) => inTransaction(base.db, tx => queueCorreos(tx, nadie, [{ ...mensaje, ...mas }]))
const ronda = (sendMail: SendMail, db = base.db) => sendDue({ db, now, log, sendMail })
const buzon = () => {
  const llegados: string[] = []
  const enviar: SendMail = async ({ id, para }) => void llegados.push(`${id} ${para}`)
  return { llegados, enviar }
}
const unico = async () => {
  const [fila] = await base.db.select().from(correos)
  if (!fila) throw new Error('there is no mail')
  return fila
}
const falla = (mas: object) => () => Promise.reject(Object.assign(new Error(`no quiso ${texto}`), mas))
const ocupado = falla({ code: 'ECONNREFUSED' })

describe('the outbox', () => {
  it('sends what was committed, once, and forgets its text', async () => {
    await dejar()
    const { llegados, enviar } = buzon()
    await ronda(enviar)
    await ronda(enviar)
    const { id, ...fila } = await unico()
    expect(llegados).toEqual([`${id} ana@demo.cuc.mx`])
    expect(fila).toMatchObject({ texto: null, siguiente: null, tomado: null, fallo: null, intentos: 1 })
    expect(fila.enviado).toEqual(reloj.ahora)
  })

  it('sends nothing of what was taken back, nor wakes anybody for it', async () => {
    let despierto = 0
    const opciones = { now, wakeCorreos: () => void (despierto += 1) }
    const fallida = inTransaction(base.db, async tx => {
      await queueCorreos(tx, opciones, [mensaje])
      throw new Error('no se pudo')
    })
    await expect(fallida).rejects.toThrow('no se pudo')
    expect([await base.db.$count(correos), despierto]).toEqual([0, 0])
    await inTransaction(base.db, async tx => {
      await queueCorreos(tx, opciones, [mensaje])
      expect(despierto).toBe(0)
    })
    expect(despierto).toBe(1)
  })

  it('two processes at once send each mail once', async () => {
    for (let n = 0; n < 40; n += 1) await dejar({ para: `persona${n}@demo.cuc.mx` })
    const { llegados, enviar } = buzon()
    await Promise.all([ronda(enviar), ronda(enviar, otra.db), ronda(enviar), ronda(enviar, otra.db)])
    expect(llegados).toHaveLength(40)
    expect(new Set(llegados).size).toBe(40)
  })

  it('a mail that a process took and never reported on is sent by another, as the same message, once its time is over', async () => {
    await dejar()
    const muerto: string[] = []
    void ronda(({ id }) => new Promise(() => muerto.push(id)))
    await expect.poll(() => muerto).toHaveLength(1)
    const { llegados, enviar } = buzon()
    await ronda(enviar, otra.db)
    expect(llegados).toEqual([])
    pasan(5 * minuto)
    await ronda(enviar, otra.db)
    await ronda(enviar)
    expect(llegados).toEqual([`${muerto[0]} ana@demo.cuc.mx`])
  })

  it('is tried again after growing pauses, and then given up with its text kept', async () => {
    await dejar()
    const esperas: number[] = []
    for (let fila = await unico(); fila.siguiente; fila = await unico()) {
      reloj.ahora = new Date(fila.siguiente.getTime() - 1)
      const { llegados, enviar } = buzon()
      await ronda(enviar)
      expect(llegados).toEqual([])
      pasan(1)
      await ronda(ocupado)
      const { siguiente } = await unico()
      if (siguiente) esperas.push(siguiente.getTime() - reloj.ahora.getTime())
    }
    expect(esperas).toEqual(pausasDeCorreo)
    expect(esperas.map(espera => espera / minuto)).toEqual([1, 5, 15, 60, 240, 720])
    expect(await unico()).toMatchObject({
      intentos: 7,
      texto,
      enviado: null,
      fallo: 'El servidor de correo no respondió (ECONNREFUSED)',
    })
  })

  it.each([
    [{ responseCode: 550 }, 'El servidor de correo lo rechazó (550)', true],
    [{ responseCode: 451 }, 'El servidor de correo pidió esperar (451)', false],
    [
      { responseCode: 535, code: 'EAUTH' },
      'El servidor de correo no aceptó el usuario y la contraseña de SMTP_URL',
      false,
    ],
    [{ responseCode: 530 }, 'El servidor de correo pide usuario y contraseña en SMTP_URL', false],
    [
      { code: 'ESOCKET', message: 'self-signed certificate' },
      'No se confía en el certificado del servidor de correo',
      false,
    ],
    [
      {
        code: 'ESOCKET',
        message: "Hostname/IP does not match certificate's altnames: Host: a. is not in the cert's altnames: DNS:b",
      },
      'No se confía en el certificado del servidor de correo',
      false,
    ],
    [
      { code: 'ESOCKET', message: '80CC:error:0A00010B:SSL routines:ssl3_get_record:wrong version number:' },
      'El servidor de correo no habla TLS en ese puerto: SMTP_URL dice smtps y quizá es smtp',
      false,
    ],
    [{ responseCode: 554, message: 'a certificate of ana@demo' }, 'El servidor de correo lo rechazó (554)', true],
    [{ code: 'ENOSPC' }, 'No se pudo escribir en la carpeta de correos (ENOSPC)', false],
    [{}, 'El servidor de correo no respondió', false],
  ])('of a failure %j it says «%s», never what the other server repeats', async (mas, fallo, definitivo) => {
    await dejar()
    await ronda(falla(mas))
    const fila = await unico()
    expect([fila.fallo, fila.siguiente === null]).toEqual([fallo, definitivo])
    expect(lineas.join()).toContain(fila.id)
    expect(lineas.join()).not.toMatch(/token|ana@/)
  })

  it('does not send a link that has ended, and forgets it', async () => {
    await dejar({ vence: new Date(reloj.ahora.getTime() + 30 * minuto) })
    await ronda(ocupado)
    pasan(30 * minuto)
    const { llegados, enviar } = buzon()
    await ronda(enviar)
    expect(llegados).toEqual([])
    expect(await unico()).toMatchObject({
      texto: null,
      siguiente: null,
      enviado: null,
      fallo: 'El servidor de correo no respondió (ECONNREFUSED). Su enlace venció antes de que saliera',
    })
  })

  it('a mail whose link expires while it is sent counts as sent', async () => {
    await dejar({ vence: new Date(reloj.ahora.getTime() + minuto) })
    await ronda(async () => {
      pasan(2 * minuto)
      await ronda(buzon().enviar, otra.db)
    })
    expect(await unico()).toMatchObject({ enviado: reloj.ahora, fallo: null })
  })
})

describe('the dispatcher', () => {
  it('sends when woken what another process committed before it died, and lets go what it is sending when it stops', async () => {
    await dejar()
    const { llegados, enviar } = buzon()
    let soltar = () => {}
    const lento: SendMail = async correo => {
      await new Promise<void>(resolve => (soltar = resolve))
      await enviar(correo)
    }
    const { wake, stop } = dispatcher({ db: base.db, now, log, sendMail: lento })
    wake()
    wake()
    await expect.poll(async () => (await unico()).tomado).not.toBeNull()
    await dejar({ para: 'eva@demo.cuc.mx' })
    const parado = stop(10_000)
    wake()
    soltar()
    await parado
    expect(llegados).toHaveLength(1)
    expect(await base.db.$count(correos, eq(correos.para, 'eva@demo.cuc.mx'))).toBe(1)
    const despues = buzon()
    const nuevo = dispatcher({ db: otra.db, now, log, sendMail: despues.enviar })
    nuevo.wake()
    await expect.poll(() => despues.llegados).toHaveLength(1)
    await nuevo.stop(10_000)
    expect(despues.llegados[0]).toContain('eva@demo.cuc.mx')
  })

  it('outlives a database that fails for a while', async () => {
    const roto = openPool(base.url.replace(/[^/]+$/, `ausente_${randomUUID().slice(0, 8)}`))
    const { wake, stop } = dispatcher({ db: roto.db, now, log, sendMail: buzon().enviar })
    wake()
    await expect.poll(() => lineas.join()).toContain('3D000')
    await stop(10_000)
    await roto.close()
  })
})
