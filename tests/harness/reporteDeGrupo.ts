import type { Db } from '../../server/db/queryable.ts'
import { pasos } from '../../server/crud/casos/tables.ts'
import { storeFile } from '../../server/files/storeFile.ts'
import { movimientos } from '../../server/seed/movimientos.ts'
import { pdfDeMuestra } from '../../server/seed/pdfDeMuestra.ts'
import { tables } from '../../server/university/tables.ts'
import { resources } from '../../src/resources/index.ts'
import { standing } from '../../src/schema/process/process.ts'

const dia = '2026-11-01'
const momento = new Date(`${dia}T16:00:00Z`)
const usuario = { id: '00000000-0000-4000-8000-000000000000' }
const enviados = { generado: [], inicial: ['inicial'], final: ['inicial', 'final'] } as const
const pasoDe = { inicial: 'enviarInicial', final: 'enviarFinal' } as const

/** Inserts the reports case of a grupo in a period, up to this state, with its steps and files. Returns its key. */
export const reporteDeGrupo = async (
  db: Db,
  suyo: { clave_grupo: string; id_periodo: string },
  estado: keyof typeof enviados = 'generado',
): Promise<string> => {
  const [caso] = await db
    .insert(tables.reportes_de_grupos)
    .values({ ...suyo, abierto: dia, ...standing(resources.reportes_de_grupos.process, estado, dia) })
    .returning()
  const id_caso = caso?.id_caso ?? ''
  const comun = { proceso: 'reportes_de_grupos', caso: id_caso, momento, autor: 'Alguien', rol: 'escolar' }
  const dichos: Parameters<typeof movimientos>[0][number][] = [{ ...comun, a: 'generado' }]
  for (const a of enviados[estado]) {
    const pdf = { nombre: `${a}.pdf`, contenido: pdfDeMuestra(a, []) }
    dichos.push({ ...comun, paso: pasoDe[a], a, archivo: await storeFile(db, pdf, { usuario, momento }) })
  }
  await db.insert(pasos).values(movimientos(dichos))
  return id_caso
}
