import { inherited } from '../schema/fields.ts'

/** The CUC of a record that belongs to a group, kept in its row so that the lists of a CUC come from an index. */
export const delCuc = () =>
  inherited({ label: 'CUC', to: 'cucs', path: ['clave_grupo', 'clave_cuc'], embedAt: 'grupo.cuc', kept: true })
