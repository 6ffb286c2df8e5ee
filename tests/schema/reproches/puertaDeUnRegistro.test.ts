import { expect, test } from 'vitest'
import { checkScreens } from '../../../src/schema/check/checkScreens.ts'
import type { Context } from '../../../src/schema/check/context.ts'
import type { Door } from '../../../src/schema/resource.ts'
import { casa } from './casa.ts'

test('a screen is refused to a role whose only door without parameters answers one record', () => {
  const { cucs } = casa.resources
  const mio: Door = { path: 'cucs/mio', roles: ['estudiante'], single: true }
  const resources = { ...casa.resources, ...(cucs && { cucs: { ...cucs, lists: { ...cucs.lists, mio } } }) }
  const screens: Context['screens'] = [{ route: '/cucs', title: 'CUCs', roles: ['estudiante'], resource: 'cucs' }]
  expect(checkScreens({ ...casa, resources, screens })).toEqual([
    '/cucs: cucs no tiene una puerta sin parámetros para estudiante.',
  ])
})
