import { createHash } from 'node:crypto'
import { serverHouse } from '../serverHouse.ts'
import type { CaseWork } from './caseWork.ts'
import type { SentStep } from './readSentStep.ts'

/** Stores the PDF that came with a step; answers its key, null for none. */
export const storedFile = async ({ tx, usuario, now }: CaseWork, { file }: SentStep) => {
  const { files } = serverHouse()
  return file && files ? files.store(tx, file, { usuario, momento: now }) : null
}

/** Hashes a PDF, so that it is told from any other; null for none. */
export const fileMark = ({ file }: Pick<SentStep, 'file'>) =>
  file ? createHash('sha256').update(file.contenido).digest('base64url') : null
