import { sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { segundosFactores } from '../../server/auth/factores/tables.ts'
import { createApp } from '../../server/universityServer.ts'
import { type Escena, escena } from '../harness/escena.ts'
import { contrasena } from '../harness/reparto.ts'

let e: Escena
beforeAll(async () => {
  e = await escena()
})
afterAll(() => e.cerrar())
beforeEach(async () => {
  await e.db.execute(sql`truncate segundos_factores, codigos_de_recuperacion, pases, intentos, sesiones`)
  e.lineas.length = 0
})

const codigo = (secreto: string) =>
  new TOTP({ secret: Secret.fromBase32(secreto) }).generate({ timestamp: e.reloj.ahora.getTime() })
const dataOf = (texto: string) => JSON.parse(texto).data

/** Begins to switch a factor on, in the profile and in a sign-in that requires one. Returns how its code is sent. */
const comienzos = {
  'in the profile': async () => {
    const token = await e.tokenDe('escolar')
    const { texto } = await e.pedir('POST', 'segundo-factor', { token, cuerpo: { contrasenia_actual: contrasena } })
    const { pase, secreto } = dataOf(texto)
    const enviar = (dicho: string) =>
      e.pedir('POST', 'segundo-factor/confirmacion', { token, cuerpo: { pase, codigo: dicho } })
    return { secreto: String(secreto), enviar, vencido: 409 }
  },
  'in a sign-in': async () => {
    const en = createApp(e.db, { ...e.opciones, signIn: { requiredRoles: ['escolar'] } })
    const { pase, activar } = dataOf((await e.ingresar('escolar', contrasena, { en })).texto).segundo_paso
    const enviar = (dicho: string) => e.pedir('POST', 'login/activacion', { cuerpo: { pase, codigo: dicho }, en })
    return { secreto: String(activar.secreto), enviar, vencido: 401 }
  },
}

describe.each(Object.entries(comienzos))('a factor that is switched on %s', (_donde, comenzar) => {
  it('is not weighed against an empty secret where its own does not open', async () => {
    const { enviar, vencido } = await comenzar()
    await e.db.execute(sql`update pases set datos = jsonb_set(datos, '{secreto}', '"x"')`)
    expect((await enviar(codigo(''))).status).toBe(vencido)
    expect(await e.db.$count(segundosFactores)).toBe(0)
  })

  describe('while its pass cannot be read', () => {
    afterEach(() => e.db.execute(sql`drop view pases; alter table pases_guardados rename to pases`))

    it('reports the failure and logs it: the pass has not expired', async () => {
      const { secreto, enviar } = await comenzar()
      await e.db.execute(sql`
        alter table pases rename to pases_guardados;
        create view pases as select token_hash, usuario_id, para, expira,
          case when para = 'factor por confirmar' then para::jsonb else datos end as datos from pases_guardados`)
      expect((await enviar(codigo(secreto))).status).toBe(500)
      expect(e.lineas).toContainEqual(expect.objectContaining({ event: 'falla' }))
    })
  })
})
