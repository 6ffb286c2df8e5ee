import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { backfillsOf } from '../../server/db/backfillsOf.ts'
import { migrationsFolder, migrationsIn } from '../../server/db/migrations.ts'
import { schema } from '../../server/university/schema.ts'
import { refuseMistakes } from '../../server/crud/refuseMistakes.ts'
import '../../server/universityServer.ts'
import { resources } from '../../src/resources/index.ts'
import { askWhatBecame } from './askWhatBecame.ts'
import { checkBase } from './checkBase.ts'
import { editedMigrations } from './hashes.ts'
import { refuseUndeclared } from './undeclared.ts'
import { listsThrough } from './listsThrough.ts'
import type { Wishes } from './plan/decisions.ts'
import { keptFields } from './plan/keptFields.ts'
import { unfilledKept } from './plan/keptFilled.ts'
import { storedFunctions } from './plan/storedFunctions.ts'
import { storedTriggers } from './plan/storedTriggers.ts'
import { lackingIn } from './plan/unsettled.ts'
import { nothingToWrite } from './nothingToWrite.ts'
import { pending } from './pending.ts'
import { wholeCommand } from './wholeCommand.ts'
import { wayBack } from './wayBack.ts'
import { sealNew, writeEmptyMigration, writeMigration } from './writeMigration.ts'

const usage = `Uso: npm run db:migration -- nombre_en_minusculas [lo que haya que decidir]
  --renombrar tabla:nueva            --renombrar tabla.columna:nueva
  --renombrar tabla.lists.lista:nueva     lo que la gente guardó de una lista
  --renombrar proceso.states.estado:nuevo  sus casos, con sus pasos
  --renombrar "tabla.columna.valor:nuevo"   los registros que tienen un valor de una lista cerrada
  --renombrar /ruta:/nueva                 los avisos que llevan a una pantalla
  --destruir tabla                   --destruir tabla.columna,tabla.otra
  --llenar "tabla.columna=expresión de SQL"
o bien
  nombre --a-mano                    una migración en blanco, para el SQL que ninguna declaración dice
  --check [--base postgres://…]      compara declaraciones, migraciones y base de datos, sin escribir nada
  --sellar                           registra una migración nueva que se retocó a mano, antes de guardarla`

/** `npm run db:migration -- nombre` writes the next migration. Returns false, and prints why, when it cannot or when a check fails. */
export async function migration(args: string[]): Promise<boolean> {
  try {
    const { name, check, seal, byHand, base, wishes } = wishesIn(args)
    refuseMistakes()
    if (check) return await agrees(base)
    if (seal) return await sealNew(migrationsFolder).then(() => sealed())
    if (byHand) return await writeEmptyMigration(migrationsFolder, name).then(tag => tellWritten(tag))
    refuseUndeclared(wishes.renamings ?? [])
    const tag = await askWhatBecame(wishes, decided => writeMigration(schema, migrationsFolder, name, decided))
    return tellWritten(tag)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return refuse([error.message, ...wholeCommand(args, error)].join('\n'))
  }
}

function sealed(): true {
  console.log('Sellada. Se aplica al arrancar, y enseguida donde corre npm run dev.')
  return true
}

function tellWritten(tag: string | undefined): true {
  const sentence = `Se escribió ${place}/${tag}.sql: revíselo antes de guardarlo. Se aplica al arrancar.`
  const lacking = tag ? lackingIn(readFileSync(join(migrationsFolder, `${tag}.sql`), 'utf8')) : []
  const lines = tag
    ? [sentence, ...lacking, ...wayBack(migrationsFolder, place)]
    : nothingToWrite(migrationsFolder, place)
  console.log(lines.join('\n'))
  return true
}

/** Returns a message for each declared `kept` column that no trigger fills. */
const unfilled = () => unfilledKept(keptFields(Object.values(resources)), statementsOf())

const statementsOf = () => migrationsIn(migrationsFolder).flatMap(({ statements }) => statements)

const place = 'server/db/migrations'

function wishesIn(args: string[]) {
  const { values, positionals } = parse(args)
  const [name = '', ...others] = positionals
  if (!values.check && !values.sellar && (others.length || !/^[a-z][a-z0-9_]*$/.test(name))) throw new Error(usage)
  const pairs = (texts: string[], separator: string) =>
    texts.map(each => {
      const at = each.indexOf(separator)
      if (at < 1 || at === each.length - 1) throw new Error(usage)
      return [each.slice(0, at), each.slice(at + 1)] as const
    })
  const wishes: Wishes = {
    renamings: pairs(values.renombrar, ':'),
    through: listsThrough(Object.values(resources)),
    keptFields: keptFields(Object.values(resources)),
    functions: storedFunctions(statementsOf()),
    triggers: storedTriggers(statementsOf()),
    lose: new Set(values.destruir.flatMap(each => each.split(','))),
    fill: new Map([...backfillsOf(Object.values(resources)), ...pairs(values.llenar, '=')]),
  }
  return { name, check: values.check, seal: values.sellar, byHand: values['a-mano'], base: values.base, wishes }
}

function parse(args: string[]) {
  const many = { type: 'string', multiple: true, default: [] as string[] } as const
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        check: { type: 'boolean', default: false },
        'a-mano': { type: 'boolean', default: false },
        sellar: { type: 'boolean', default: false },
        base: { type: 'string' },
        renombrar: many,
        destruir: many,
        llenar: many,
      },
    })
  } catch {
    throw new Error(usage)
  }
}

async function agrees(base: string | undefined): Promise<boolean> {
  const edited = await editedMigrations(migrationsFolder)
  if (edited.length)
    return refuse(
      `Una migración guardada no se edita: las bases de datos que la tienen la recuerdan como era.\n${edited.map(each => `  ${each}`).join('\n')}\nDeshaga el cambio y escriba otra migración. Si la migración es nueva y aún no está en git: npm run db:migration -- --sellar`,
    )
  const missing = await pending()
  if (missing)
    return refuse(
      `Las tablas declaradas y las migraciones no coinciden; falta:\n${missing}\nEjecute: npm run db:migration -- nombre`,
    )
  const lacking = unfilled()
  if (lacking.length) return refuse(lacking.join('\n'))
  const verdict = await checkBase(base, migrationsFolder)
  if (verdict) console.log(verdict.sentence)
  return verdict?.agrees ?? true
}

function refuse(message: string) {
  console.error(message)
  return false
}
