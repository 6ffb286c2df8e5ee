import { memoryStore } from 'ra-core'
import { describe, expect, it } from 'vitest'
import { addressStore } from '../../src/admin/address/addressStore.ts'
import { listOf, places, untouchedKeyOf, withinOpened } from '../../src/admin/address/places.ts'

const abierta = (search = '') => {
  const idas: (readonly [string, boolean])[] = []
  const { store, arrive } = addressStore(memoryStore(), search, (next, inPlace) => idas.push([next, inPlace]))
  const ultima = async () => {
    await Promise.resolve()
    return idas.at(-1)
  }
  return { store, arrive, ultima }
}

describe('the address of a screen', () => {
  it('keeps two lists apart, and leaves out defaults', async () => {
    const { store, ultima } = abierta()
    store.setItem(untouchedKeyOf(listOf('clases')), { sort: 'nombre', order: 'ASC', perPage: 50 })
    store.setItem(listOf('clases'), { page: 2, perPage: 50, sort: 'nombre', order: 'ASC', filter: {} })
    expect(await ultima()).toEqual(['clases.page=2', false])
    store.setItem(listOf('estudiantes'), { page: 3, perPage: 10, sort: 'nombre', order: 'ASC', filter: { q: 'a' } })
    expect(store.getItem(listOf('clases'))).toMatchObject({ page: 2 })
    expect(store.getItem(listOf('estudiantes'))).toMatchObject({ page: 3, perPage: 10, filter: { q: 'a' } })
    expect(store.getItem(places.list)).toBeUndefined()
    expect(store.getItem(places.choice)).toBeUndefined()
  })

  it('stores an open view without adding a step to go back; another list keeps it, another view closes it', async () => {
    const { store, ultima } = abierta('tab=Registro&page=2')
    store.setItem(places.opened, { how: 'editar', id: 'A:1' })
    expect(await ultima()).toEqual(['tab=Registro&page=2&abierto=editar%3AA%3A1', true])
    store.setItem(withinOpened('fase'), '4')
    store.setItem(places.list, { page: 3, filter: {} })
    expect(await ultima()).toEqual(['tab=Registro&abierto=editar%3AA%3A1&abierto.fase=4&page=3', false])
    expect(store.getItem(places.opened)).toEqual({ how: 'editar', id: 'A:1' })
    store.setItem(places.view, 'porCerrar')
    expect(await ultima()).toEqual(['tab=Registro&vista=porCerrar', false])
  })

  it('closes a choice within a view when the view closes', async () => {
    const { store, ultima } = abierta('abierto=detalle%3A1&abierto.fase=4&abierto.page=2')
    store.setItem(places.opened, undefined)
    expect(await ultima()).toEqual(['', true])
  })

  it('notifies only the parts whose place changed', () => {
    const { store, arrive } = abierta('page=2')
    const dichos: unknown[] = []
    store.subscribe(places.list, value => dichos.push(value))
    store.setItem(places.opened, { how: 'agregar' })
    arrive('page=2')
    expect(dichos).toEqual([])
    arrive('page=4')
    expect(dichos).toEqual([expect.objectContaining({ page: 4 })])
  })
})
