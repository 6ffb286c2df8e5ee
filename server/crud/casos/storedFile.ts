import { createHash } from 'node:crypto'
import { serverHouse } from '../serverHouse.ts'
import type { CaseWork } from './caseWork.ts'
import type { Said } from './said.ts'

/** Keeps the PDF that came with a step; answers its key, and what tells it from any other. */
export const storedFile = async ({ tx, c, now }: CaseWork, { file }: Said) => {
  const { files } = serverHouse()
  if (!file || !files) return { id_archivo: null, mark: null }
  return { id_archivo: await files.store(tx, file, { usuario: c.var.usuario, momento: now }), mark: markOf({ file }) }
}

/** What tells a PDF from any other. */
export const markOf = ({ file }: Pick<Said, 'file'>) =>
  file ? createHash('sha256').update(file.contenido).digest('base64url') : null
