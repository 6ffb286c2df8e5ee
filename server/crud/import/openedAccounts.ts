import { contado } from '../../../src/language/contado.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import { opensAccount } from '../write/account.ts'
import type { JudgedRow } from './judgedRow.ts'

/** Counts the accounts that the rows open, none of them with a password: a sheet brings none. */
export const openedAccounts = (resource: AnyResource, rows: readonly JudgedRow[]): number =>
  rows.filter(
    ({ estado, values, before }) =>
      (estado === 'nuevo' || estado === 'cambia') && values && opensAccount(resource, values, before),
  ).length

/** Adds to what is said of a file how many accounts it would open, in the place of what its last judging said of them. */
export const withAccountsSaid = (avisos: readonly string[], opened: number): readonly string[] => [
  ...avisos.filter(each => !each.endsWith(whatToTell)),
  ...(opened ? [`Se ${opened === 1 ? 'abrirá' : 'abrirán'} ${accountsOf(opened)}`] : []),
]

/** Says how many accounts were opened and what their people must do; nothing where none were. */
export const accountsSaid = (opened: number): string =>
  opened ? `. Se ${opened === 1 ? 'abrió' : 'abrieron'} ${accountsOf(opened)}` : ''

/** Where people choose the password that nobody gave them. */
export const choosesOwn = '«¿Olvidó su contraseña?»'

const whatToTell = `el sistema no avisa a nadie. Diga a cada persona que elija la suya al ingresar, con ${choosesOwn} y su correo`
const accountsOf = (opened: number) => `${contado(opened, 'cuenta', 'cuentas')} sin contraseña y ${whatToTell}`
