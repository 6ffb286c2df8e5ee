import { enCifras } from '../../src/language/enCifras.ts'
import { argumentsOf } from '../process/argumentsOf.ts'
import { runCommand } from '../installation/runCommand.ts'
import { StartRefusal } from '../process/StartRefusal.ts'
import { seedUniversity } from '../seed/seedUniversity.ts'

/** `npm run seed -- --estudiantes 100000`: fills an empty database with demonstration data of that size; `--reemplazar` empties it first. */
await runCommand('npm run seed', opciones, async (db, say, { estudiantes, reemplazar }) => {
  const inicio = performance.now()
  say(`Sembrando los datos de demostración, con ${enCifras(estudiantes)} estudiantes…`)
  await seedUniversity(db, { estudiantes, reemplazar, hoy: new Date() }).catch(error => {
    const vacia = 'Con --reemplazar se borra todo lo que tiene y se siembra de nuevo.'
    throw error instanceof StartRefusal ? new StartRefusal(`${error.message} ${vacia}`) : error
  })
  say(`Listo en ${((performance.now() - inicio) / 1000).toFixed(1)} s.`)
})

function opciones() {
  const uso = 'Uso: npm run seed -- --estudiantes 100000 [--reemplazar]'
  const { estudiantes, reemplazar } = argumentsOf(uso, {
    options: { estudiantes: { type: 'string', default: '3000' }, reemplazar: { type: 'boolean', default: false } },
  }).values
  if (!/^\d{1,7}$/.test(estudiantes)) throw new StartRefusal(uso)
  return { estudiantes: Number(estudiantes), reemplazar }
}
