import { and, eq, ne } from 'drizzle-orm'
import { resources } from '../../../src/resources/index.ts'
import { usuarios } from '../../auth/tables.ts'
import type { RemovalRoom } from '../../crud/removalRoom.ts'
import { tables } from '../../university/tables.ts'

/** Says before a person is deleted that no other account of the role is left at the CUC, where its requests, notices and pending work would await nobody. */
export const ultimaCuenta = (name: 'escolares' | 'consejeros'): RemovalRoom => ({
  says: async (tx, { key, values, activo }) => {
    const { [name]: personas, cucs } = tables
    const clave_cuc = String(values.clavecuc)
    if (!activo) return undefined
    const [otra] = await tx
      .select({ id: usuarios.id })
      .from(personas)
      .innerJoin(usuarios, eq(usuarios.id, personas.id_usuario))
      .where(and(eq(personas.clavecuc, clave_cuc), ne(personas.matricula, key), eq(usuarios.activo, true)))
      .limit(1)
    if (otra) return undefined
    const [cuc] = await tx.select({ nombre: cucs.nombre }).from(cucs).where(eq(cucs.clave, clave_cuc))
    return `la única cuenta activa de ${resources[name].label.one} en ${cuc?.nombre ?? clave_cuc} (sus solicitudes, avisos y pendientes no esperarán a nadie)`
  },
})
