import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { correoDeRestablecimiento } from '../../server/mail/correoDeRestablecimiento.ts'
import { createMailer } from '../../server/mail/createMailer.ts'
import { mailBySmtp, longestWaits } from '../../server/mail/mailBySmtp.ts'

const enlace = 'https://escuela.mx/restablecerContrasena?token=abc'
const dicho = correoDeRestablecimiento({ para: 'ana@demo.cuc.mx', nombre: 'Ana', enlace, minutos: 30 })
const [id, otra] = ['0b8e6a52-6a3f-4a0c-9a55-3c5b8e0f1a11', '7d1c0f94-2b1e-4f0d-8f6e-9b0a6c7d2e22']
const correo = { ...dicho, id, creado: new Date('2026-03-10T18:00:00Z') }

const de = { name: 'Universidad Comunal', address: 'escolar@uni.mx' }

describe('without SMTP', () => {
  let carpeta = ''
  beforeEach(async () => {
    carpeta = await mkdtemp(join(tmpdir(), 'correo-'))
  })
  afterEach(() => rm(carpeta, { recursive: true }))

  it('writes each message as an .eml file for its owner only, once however often it is handed over, and logs the path', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {})
    const enviar = createMailer({ carpeta: join(carpeta, 'correo') })
    await Promise.all([enviar(correo), enviar({ ...correo, id: otra })])
    await enviar(correo)
    const archivos = await readdir(join(carpeta, 'correo'))
    expect(archivos).toHaveLength(2)
    const archivo = join(carpeta, 'correo', archivos.find(cada => cada.includes(id.slice(0, 8))) ?? '')
    expect(log.mock.calls.flat().join()).toContain(archivo)
    expect(log.mock.calls.flat().join()).not.toContain('token=')
    log.mockRestore()
    const mensaje = await readFile(archivo, 'utf8')
    expect(mensaje).toMatch(/^Date: Tue, 10 Mar 2026 18:00:00 \+0000\r?$/m)
    expect(mensaje).toContain(`Message-ID: <${id}@demo.cuc.mx>`)
    expect(mensaje).toMatch(/^To: ana@demo\.cuc\.mx\r?$/m)
    expect(mensaje).toMatch(/^From: "Universidad Comunal" <soporte@demo\.cuc\.mx>\r?$/m)
    expect(mensaje).toContain(`\r\n${enlace}\r\n`)
    if (process.platform !== 'win32') expect((await stat(archivo)).mode & 0o077).toBe(0)
  })

  it('gives a file its name only once it is whole, so that nobody reads half a mail', async () => {
    const vistas = new Set<number>()
    const mirar = async () => {
      const archivo = (await readdir(carpeta)).find(cada => cada.endsWith('.eml'))
      if (archivo) vistas.add((await stat(join(carpeta, archivo))).size)
    }
    let escrita = false
    const enviada = createMailer({ carpeta })({ ...correo, texto: 'largo '.repeat(5_000_000) }).then(() => {
      escrita = true
    })
    while (!escrita) await mirar()
    await Promise.all([enviada, mirar()])
    expect(vistas.size).toBe(1)
  })
})

/** Starts a mail server on a port of its own. `acepta` answers a whole message; `gotea` never ends the answer to EHLO. */
const servidorDeCorreo = async ({
  acepta = responde => responde('250 bien'),
  gotea = false,
}: {
  acepta?: (responde: (linea: string) => void) => void
  gotea?: boolean
} = {}) => {
  const recibido: string[] = []
  const cerrados: Promise<unknown>[] = []
  const servidor = createServer(cliente => {
    let enDatos = false
    cerrados.push(once(cliente, 'close'))
    const responde = (linea: string) => void (cliente.destroyed || cliente.write(`${linea}\r\n`))
    const gotas = gotea ? setInterval(() => responde('250-espere'), 20) : undefined
    cliente.on('error', () => undefined).once('close', () => clearInterval(gotas))
    responde('220 prueba')
    cliente.on('data', trozo => {
      for (const linea of trozo.toString().split('\r\n').filter(Boolean)) {
        recibido.push(linea)
        if (gotea || (enDatos && linea !== '.')) continue
        const orden = linea.slice(0, 4).toUpperCase()
        if (enDatos) acepta(responde)
        else responde(orden === 'DATA' ? '354 adelante' : '250 bien')
        enDatos = orden === 'DATA'
      }
    })
  })
  await new Promise<void>(resolve => servidor.listen(0, '127.0.0.1', resolve))
  const direccion = servidor.address()
  const smtp = `smtp://127.0.0.1:${typeof direccion === 'object' ? direccion?.port : 0}`
  const cerrar = async () => {
    await Promise.all(cerrados)
    await new Promise(resolve => servidor.close(resolve))
  }
  return { smtp, recibido, cerrar }
}

describe('with SMTP', () => {
  it('hands the message over to the server', async () => {
    const { smtp, recibido, cerrar } = await servidorDeCorreo()
    await createMailer({ smtp, carpeta: '/no/existe', remitente: 'escolar@uni.mx' })(correo)
    await cerrar()
    expect(recibido).toContain('MAIL FROM:<escolar@uni.mx>')
    expect(recibido).toContain('RCPT TO:<ana@demo.cuc.mx>')
    expect(recibido.join('\n')).toContain('restablecerContrasena')
    expect(recibido).toContain(`Message-ID: <${id}@uni.mx>`)
  })

  it('says that no person wrote it, so that an absence reply does not answer the sender; a bounced mail comes back', async () => {
    const { smtp, recibido, cerrar } = await servidorDeCorreo()
    await createMailer({ smtp, carpeta: '/no/existe', remitente: 'escolar@uni.mx' })(correo)
    await cerrar()
    expect(recibido).toContain('Auto-Submitted: auto-generated')
    expect(recibido).toContain('X-Auto-Response-Suppress: OOF, AutoReply')
    expect(recibido.join('\n')).not.toMatch(/Suppress:.*(All|NDR)/)
  })

  it('waits for a server that looks the message through before it accepts it: given up, it would be sent twice', async () => {
    const { smtp, cerrar } = await servidorDeCorreo({ acepta: responde => setTimeout(responde, 1500, '250 bien') })
    await mailBySmtp(smtp, de, { ...longestWaits, greeting: 1000 })(correo)
    await cerrar()
    expect(longestWaits.answer).toBeGreaterThanOrEqual(2 * 60_000)
  })

  it('gives up, and hangs up, where an answer never ends', async () => {
    const { smtp, cerrar } = await servidorDeCorreo({ gotea: true })
    await expect(mailBySmtp(smtp, de, { ...longestWaits, whole: 300 })(correo)).rejects.toThrow()
    await cerrar()
  })

  it('rejects when nobody answers', async () => {
    await expect(createMailer({ smtp: 'smtp://127.0.0.1:1', carpeta: '/no/existe' })(correo)).rejects.toThrow()
  })
})
