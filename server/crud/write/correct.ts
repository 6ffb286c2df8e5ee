import { isUnprintable } from '../../../src/language/texto.ts'
import { longestComment } from '../../../src/schema/process/longestComment.ts'
import type { Correction } from '../../../src/schema/resource.ts'
import { sealOfStored } from '../../../src/schema/record/sealOf.ts'
import type { Registro } from '../../../src/schema/record/valueAt.ts'
import { Falla } from '../../http/Falla.ts'
import { lockForWrite } from '../read/storedRecord.ts'
import { judgePatch } from './patchedValues.ts'
import { inWrite } from './inWrite.ts'
import { refuseErrors, refuseStale } from './refuse.ts'
import { refuseOtherKey } from './refuseOtherKey.ts'
import { changeTo } from './update.ts'
import type { Body, WriteContext } from './writeContext.ts'

/** Changes some fields of a record that its state closes to its form; history keeps the reason. 409 for one that is still open, 422 without a reason. */
export const correct = (context: WriteContext, correction: Correction, key: string, body: Body): Promise<Registro> =>
  inWrite(context.db, context.plan.resource, async tx => {
    const { resource } = context.plan
    const before = await lockForWrite(tx, context, key)
    refuseOtherKey(resource, before.key, body)
    if (!sealOfStored(resource, 'update', before))
      throw new Falla(409, 'Este registro todavía se puede editar: no hace falta corregirlo')
    await refuseStale(tx, context, before, body.version)
    const corrections = Object.fromEntries(
      correction.fields.filter(name => Object.hasOwn(body, name)).map(name => [name, body[name]]),
    )
    const motivo = typeof body.motivo_correccion === 'string' ? body.motivo_correccion.trim() : ''
    const { values, errors } = await judgePatch(tx, context, before, corrections)
    refuseErrors({ ...faultOf(motivo, correction), ...errors })
    return (await changeTo(tx, { ...context, motivo }, before, values)).registro
  })

const faultOf = (motivo: string, { reason }: Correction): Record<string, string> =>
  !motivo
    ? { motivo_correccion: reason }
    : [...motivo].length > longestComment
      ? { motivo_correccion: `El motivo debe contener máximo ${longestComment} caracteres` }
      : isUnprintable(motivo)
        ? { motivo_correccion: 'El motivo contiene caracteres no permitidos' }
        : {}
