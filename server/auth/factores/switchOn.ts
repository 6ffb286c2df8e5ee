import type { AppOptions } from '../../context.ts'
import type { Queryable } from '../../db/queryable.ts'
import { type FactorChange, changeFactors } from './changeFactors.ts'
import { type Datos, openPase } from './pases.ts'
import { codesOfPase } from './recoveryCodes.ts'
import { saveSecreto } from './totp.ts'

type Confirmed = Omit<FactorChange, 'suceso' | 'codigos' | 'work'> & {
  /** Pass that was taken for it. */
  pase: string
  secreto: string
  paso: number
}

/** Switches the app of codes of an account on, and returns the recovery codes of a first factor. `codesAgain` repeats them while the pass lasts and nothing else of the account changes. */
export const switchOn = async (
  tx: Queryable,
  options: AppOptions,
  { pase, secreto, paso, ...change }: Confirmed,
): Promise<string[]> => {
  const { id } = change
  const codigos = await changeFactors(tx, {
    ...change,
    suceso: 'segundo_factor_activado',
    codigos: codesOfPase(options, { id, pase }),
    work: () => saveSecreto(tx, options, { id, secreto, paso }),
  })
  const datos = { codigos: String(codigos.length) }
  await openPase(tx, { token: pase, para: 'factor confirmado', usuario_id: id, datos }, options.now())
  return codigos
}

/** Returns the recovery codes that a confirmed pass brought: derived anew, for they are stored nowhere. */
export const codesAgain = (
  options: AppOptions,
  { id, pase, datos }: { id: string; pase: string; datos: Datos['factor confirmado'] },
): string[] => (Number(datos.codigos) ? codesOfPase(options, { id, pase }) : [])
