// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { returnAddress } from '../../src/api/returnAddress.ts'

const en = (direccion: string) => history.replaceState(null, '', direccion)
const tomar = (quien: string) => {
  const url = returnAddress.take(quien)
  return url && url.pathname + url.search + url.hash
}
afterEach(() => {
  returnAddress.forget()
  en('/')
})

it('an address asked for without a session is for the next sign-in, once, with its query and its hash', () => {
  en('/grupos?page=2&filter=%7B%22q%22%3A%22%C3%B1%22%7D#pie')
  returnAddress.keep()
  en('/')
  expect(tomar('ana@uni.mx')).toBe('/grupos?page=2&filter=%7B%22q%22%3A%22%C3%B1%22%7D#pie')
  expect(tomar('ana@uni.mx')).toBeUndefined()
})

it('an ended session leaves the way back to its own person alone, from the place of its first end', () => {
  const termina = () => {
    en('/grupos?page=2')
    returnAddress.noteInside('ana@uni.mx')
    const alguien = returnAddress.expire()
    en('/')
    return [alguien, returnAddress.expire()]
  }
  expect(termina()).toEqual([true, false])
  expect(tomar('ana@uni.mx')).toBe('/grupos?page=2')
  termina()
  expect(tomar('eva@uni.mx')).toBeUndefined()
  expect(tomar('ana@uni.mx')).toBeUndefined()
})

it('nobody was inside: nothing is kept', () => {
  en('/grupos')
  expect(returnAddress.expire()).toBe(false)
  expect(tomar('ana@uni.mx')).toBeUndefined()
})

it.each([
  'https://mal.mx/grupos',
  '//mal.mx/grupos',
  '\\\\mal.mx/grupos',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://',
])('never leads out of the application: %s', direccion => {
  sessionStorage.setItem('regreso', JSON.stringify({ direccion }))
  expect(tomar('ana@uni.mx')).toBeUndefined()
})

it.each(['{', 'null', '[]', '"/grupos"', '{"direccion":5}'])('an unreadable address leads nowhere: %s', texto => {
  sessionStorage.setItem('regreso', texto)
  expect(tomar('ana@uni.mx')).toBeUndefined()
})
