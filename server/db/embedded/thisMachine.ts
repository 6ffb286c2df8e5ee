import { availableParallelism, totalmem } from 'node:os'
import { sizeInWords } from '../../../src/language/sizeInWords.ts'
import { contado } from '../../../src/language/contado.ts'
import type { Machine } from './tuneFor.ts'

/** Measures what the database may count on here: the machine's memory, what its container may use, or the given megabytes, whichever is least; and the processors. */
export const thisMachine = (megabytes = 0): Machine => {
  const limits = [totalmem(), process.constrainedMemory(), megabytes * 2 ** 20].filter(limit => limit > 0)
  return { memory: Math.min(...limits), cores: availableParallelism() }
}

/** Describes a machine as people say it: `8.3 GB de memoria y 4 procesadores`. */
export const machineInWords = ({ memory, cores }: Machine): string =>
  `${sizeInWords(memory)} de memoria y ${contado(cores, 'procesador', 'procesadores')}`

/** Describes in one line how the database was set for a machine. */
export const tunedInWords = (machine: Machine, settings: Readonly<Record<string, string>>): string =>
  `PostgreSQL ajustado a ${machineInWords(machine)}: shared_buffers ${settings.shared_buffers}, work_mem ${settings.work_mem}, max_wal_size ${settings.max_wal_size}.`
