import { contado } from '../../../src/language/contado.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import { opensAccount } from '../write/account.ts'
import type { JudgedRow } from './judgedRow.ts'

/** Counts the accounts that the rows open, none of them with a password: a sheet brings none. */
export const countOpenedAccounts = (resource: AnyResource, rows: readonly JudgedRow[]): number =>
  rows.filter(
    ({ estado, values, before }) =>
      (estado === 'nuevo' || estado === 'cambia') && values && opensAccount(resource, values, before),
  ).length

/** Notice of a spreadsheet before it is brought in: a sentence on its file, or the number of accounts that it would open. */
export type SheetNotice = string | { opened: number }

/** Returns the notices on the file, and the number of accounts that the rows open now. */
export const withOpenedAccounts = (avisos: readonly SheetNotice[], opened: number): readonly SheetNotice[] => [
  ...avisos.filter(each => typeof each === 'string'),
  ...(opened ? [{ opened }] : []),
]

/** Puts a notice into words for people. */
export const noticeText = (notice: SheetNotice): string =>
  typeof notice === 'string' ? notice : `Se ${notice.opened === 1 ? 'abrirá' : 'abrirán'} ${accountsOf(notice.opened)}`

/** Says how many accounts were opened and what their people must do; nothing where none were. */
export const accountsText = (opened: number): string =>
  opened ? `. Se ${opened === 1 ? 'abrió' : 'abrieron'} ${accountsOf(opened)}` : ''

/** Label of the link by which people choose the password that nobody gave them. */
export const choosesOwn = '«¿Olvidó su contraseña?»'

const accountsOf = (opened: number) =>
  `${contado(opened, 'cuenta', 'cuentas')} sin contraseña y el sistema no avisa a nadie. Diga a cada persona que elija la suya al ingresar, con ${choosesOwn} y su correo`
