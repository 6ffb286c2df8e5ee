import { enCifras } from '../../src/language/enCifras.ts'
import { contado } from '../../src/language/contado.ts'
import { s3Store } from '../files/fileStore.ts'
import { collectOrphans, moveToDatabase, moveToStore } from '../files/moveFiles.ts'
import { argumentsOf } from '../process/argumentsOf.ts'
import { runCommand } from '../installation/runCommand.ts'
import { settings } from '../installation/settings.ts'
import { StartRefusal } from '../process/StartRefusal.ts'

const ordenes: Record<string, { hacer: typeof moveToStore; dicho: (cuantos: number) => string }> = {
  'mover a s3': {
    hacer: moveToStore,
    dicho: cuantos => `${contado(cuantos, 'archivo pasó', 'archivos pasaron')} de la base al almacén`,
  },
  'mover a base': {
    hacer: moveToDatabase,
    dicho: cuantos => `${contado(cuantos, 'archivo pasó', 'archivos pasaron')} del almacén a la base`,
  },
  recoger: {
    hacer: collectOrphans,
    dicho: cuantos => `${contado(cuantos, 'archivo sobraba', 'archivos sobraban')} en el almacén y se borró`,
  },
}

/**
 * `npm run archivos -- mover a s3|base`: moves the files, comparing each by its hash before it is removed; goes on when
 * begun again. `-- recoger` removes stored files without reference in the database.
 */
await runCommand('npm run archivos', ordenDada, async (db, say, { hacer, dicho, almacen }) => {
  const hechos = await hacer(db, s3Store(almacen), hasta => {
    if (hasta % 100 === 0) say(`${enCifras(hasta)} archivos…`)
  })
  say(`${dicho(hechos)}. Cada uno se comparó por su huella.`)
})

function ordenDada() {
  const uso = 'Uso: npm run archivos -- mover a s3 | mover a base | recoger'
  const orden = argumentsOf(uso, { allowPositionals: true }).positionals.join(' ')
  const cual = Object.hasOwn(ordenes, orden) ? ordenes[orden] : undefined
  if (!cual) throw new StartRefusal(uso)
  const { almacen, guardarFuera } = settings(process.env).archivos
  if (!almacen) throw new StartRefusal('ARCHIVOS_S3 dice cuál es el almacén, y no está puesta.')
  if (orden === 'mover a base' && guardarFuera)
    throw new StartRefusal(
      'ARCHIVOS es s3: los programas en marcha volverían a llevarlos al almacén. Arránquelos con ARCHIVOS=base, dejando ARCHIVOS_S3, y repita la orden.',
    )
  return { ...cual, almacen }
}
