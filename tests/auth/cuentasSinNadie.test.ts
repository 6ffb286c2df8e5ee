import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { countOpenOrphanedAccounts, cuentasSinNadie } from '../../server/auth/cuentasSinNadie.ts'
import { conCuenta } from '../../server/auth/registro.ts'
import { tables } from '../../server/university/tables.ts'
import { usuarios } from '../../server/auth/tables.ts'
import { roles } from '../../src/domain/roles.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { correoDe } from '../harness/reparto.ts'

let e: Escena
const todas = [...conCuenta]
beforeAll(async () => {
  e = await escena()
  /* Simulates a house whose consejeros can no longer sign in. */
  conCuenta.splice(0, todas.length, ...todas.filter(({ name }) => name !== 'consejeros'))
})
afterAll(async () => {
  conCuenta.splice(0, conCuenta.length, ...todas)
  await e.cerrar()
})

it('an account whose role no entity declares does not sign in', async () => {
  for (const rol of roles) expect([rol, (await e.ingresar(rol)).status]).toEqual([rol, rol === 'consejero' ? 403 : 200])
  expect(await e.ingresar('consejero')).toMatchObject({
    message: 'Su cuenta está inactiva, consulte a la administración de su CUC',
  })
})

it('a start says how many open accounts are nobody’s, by their role', async () => {
  expect(cuentasSinNadie(await countOpenOrphanedAccounts(e.db))).toEqual([
    'Atención: 1 cuenta activa de rol consejero no tiene registro de persona: con ella no entra nadie, y ninguna pantalla la muestra.',
  ])
  await e.db.insert(usuarios).values({ email: 'otra@demo.cuc.mx', hash: 'x', rol: 'facilitador' })
  await e.db.update(tables.facilitadores).set({ id_usuario: null })
  await e.db
    .update(usuarios)
    .set({ activo: false })
    .where(eq(usuarios.email, correoDe('consejero')))
  expect(cuentasSinNadie(await countOpenOrphanedAccounts(e.db))).toEqual([
    'Atención: 2 cuentas activas de rol facilitador no tienen registro de persona: con ellas no entra nadie, y ninguna pantalla las muestra.',
  ])
})
