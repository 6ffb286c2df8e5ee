import { machineInWords } from '../db/embedded/thisMachine.ts'
import type { Machine } from '../db/embedded/tuneFor.ts'
import { sizeInWords } from '../../src/language/sizeInWords.ts'
import type { Finding } from './finding.ts'
import type { ClientBase } from 'pg'

type KnownSettings = Readonly<Record<string, number>>

/** Finds settings of PostgreSQL that do not fit: those that may lose data and, where it runs on this machine, those that leave it unused. Compares sizes in bytes. */
export async function configuration(client: ClientBase, machine: Machine | undefined): Promise<Finding[]> {
  const { rows } = await client.query<{ name: string; setting: string; unit: string | null }>(
    'select name, setting, unit from pg_settings where name = any($1)',
    [['fsync', 'full_page_writes', 'autovacuum', 'shared_buffers', 'max_connections', 'random_page_cost']],
  )
  const settingByName = new Map(rows.map(({ name, setting }) => [name, setting]))
  const sizes: KnownSettings = Object.fromEntries(
    rows.map(({ name, setting, unit }) => [name, Number(setting) * bytes(unit)]),
  )
  const off = ['fsync', 'full_page_writes'].filter(name => settingByName.get(name) === 'off')
  return [
    ...off.map(name => ({
      dicho: `${name} está apagado: un corte de luz puede destruir la base de datos.`,
      hacer: `Ponga ${name} = on en la configuración de PostgreSQL y reinícielo.`,
    })),
    ...(settingByName.get('autovacuum') === 'off'
      ? [
          {
            dicho: 'autovacuum está apagado: las tablas crecen y los planes envejecen.',
            hacer: 'Ponga autovacuum = on en la configuración de PostgreSQL.',
          },
        ]
      : []),
    ...((sizes.random_page_cost ?? 0) > 2
      ? [
          {
            dicho: `random_page_cost es ${settingByName.get('random_page_cost')}, el de un disco que gira: los índices se usan menos de lo debido.`,
            hacer: 'Si el disco es SSD, ponga random_page_cost = 1.1.',
          },
        ]
      : []),
    ...(machine && (sizes.shared_buffers ?? 0) < machine.memory / 20
      ? [
          {
            dicho: `shared_buffers es ${sizeInWords(sizes.shared_buffers ?? 0)} en una máquina de ${machineInWords(machine)}.`,
            hacer: `Ponga alrededor de ${sizeInWords(machine.memory / 8)} si la base comparte la máquina con el programa, o ${sizeInWords(machine.memory / 4)} si es suya.`,
          },
        ]
      : []),
    ...((sizes.max_connections ?? 0) < 45
      ? [
          {
            dicho: `max_connections es ${settingByName.get('max_connections')}: cada proceso del programa usa hasta 20, y los comandos algunas más.`,
            hacer: 'Ponga max_connections en 25 por proceso, o un pgbouncer por delante.',
          },
        ]
      : []),
  ]
}

const bytes = (unit: string | null) => (unit === '8kB' ? 8192 : unit === 'kB' ? 1024 : unit === 'MB' ? 1 << 20 : 1)
