import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { describe, expect, it, vi } from 'vitest'
import { matchesHash, hashOf, hashOfNobody } from '../../server/auth/hashOf.ts'

describe('contrasena', () => {
  it('matches the password that was hashed and no other', async () => {
    const hash = await hashOf('Comunal2026')
    expect(await matchesHash('Comunal2026', hash)).toBe(true)
    expect(await matchesHash('comunal2026', hash)).toBe(false)
    expect(await matchesHash('', hash)).toBe(false)
  })

  it('is memory hard, salted and carries its parameters', async () => {
    const [uno, otro] = await Promise.all([hashOf('Comunal2026'), hashOf('Comunal2026')])
    expect(uno).toMatch(/^scrypt\$32768\$8\$1\$[\w-]{22}\$[\w-]{43}$/)
    expect(uno).not.toBe(otro)
    expect(uno).not.toContain('Comunal2026')
  })

  it('reads hashes made with other parameters', async () => {
    const { scryptSync } = await import('node:crypto')
    const sal = Buffer.from('una sal de antes')
    const clave = scryptSync('Comunal2026', sal, 32, { N: 1024, r: 8, p: 1 })
    const hash = `scrypt$1024$8$1$${sal.toString('base64url')}$${clave.toString('base64url')}`
    expect(await matchesHash('Comunal2026', hash)).toBe(true)
    expect(await matchesHash('Comunal2027', hash)).toBe(false)
    expect(await matchesHash('Comunal2026', hash.replace('scrypt', 'bcrypt'))).toBe(false)
  })

  it('of a hash without its salt matches none', async () => {
    const { scryptSync } = await import('node:crypto')
    const clave = scryptSync('Comunal2026', '', 32, { N: 1024, r: 8, p: 1 }).toString('base64url')
    expect(await matchesHash('Comunal2026', `scrypt$1024$8$1$$${clave}`)).toBe(false)
  })

  it('takes an accent typed as one character or as two', async () => {
    expect(await matchesHash('Anxéa2026'.normalize('NFD'), await hashOf('Anxéa2026'.normalize('NFC')))).toBe(true)
  })

  it('matches nobody where there is no account, at the same cost', async () => {
    expect(await matchesHash('Comunal2026', hashOfNobody)).toBe(false)
    expect(hashOfNobody.split('$').slice(0, 4)).toEqual((await hashOf('x')).split('$').slice(0, 4))
    expect(await matchesHash('Comunal2026', '')).toBe(false)
    expect(await matchesHash('Comunal2026', 'texto plano')).toBe(false)
  })

  it('makes many wait in turn and answers them all', async () => {
    const hash = await hashOf('Comunal2026')
    const respuestas = await Promise.all(
      Array.from({ length: 9 }, (_, i) => matchesHash(i % 2 ? 'Comunal2026' : 'otra', hash)),
    )
    expect(respuestas).toEqual([false, true, false, true, false, true, false, true, false])
  })

  it('works on two at once and no more', async () => {
    const hash = await hashOf('Comunal2026')
    const { scrypt } = crypto
    let [now, most] = [0, 0]
    vi.spyOn(crypto, 'scrypt').mockImplementation((...all) => {
      most = Math.max(most, (now += 1))
      const answer = all.at(-1)
      const leave = (...said: unknown[]) => {
        now -= 1
        Reflect.apply(Object(answer), undefined, said)
      }
      Reflect.apply(scrypt, crypto, [...all.slice(0, -1), leave])
    })
    syncBuiltinESMExports()
    await Promise.all(Array.from({ length: 9 }, () => matchesHash('otra', hash)))
    await matchesHash('otra', hash)
    vi.restoreAllMocks()
    syncBuiltinESMExports()
    expect([most, now]).toEqual([2, 0])
  })
})
