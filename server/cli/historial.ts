import { fechaLarga } from '../../src/language/fechaLarga.ts'
import { hoyEnMexico } from '../../src/domain/fechas.ts'
import { contado } from '../../src/language/contado.ts'
import { sealNumbered, verifyHistory, type Misfit } from '../crud/history/verifyHistory.ts'
import { argumentsOf } from '../process/argumentsOf.ts'
import { runCommand } from '../installation/runCommand.ts'
import { StartRefusal } from '../process/StartRefusal.ts'

const uso = 'Uso: npm run historial -- --verificar [--sello 1234:a1b2…]'

/** `npm run historial -- --verificar`: follows the chain of hashes of history and names the first row that does not fit; with an earlier `--sello`, also tells whether all before it is still the same. */
await runCommand(
  'npm run historial',
  argumentos,
  async (db, say, { sello }) => {
    const hallado = await verifyHistory(db)
    if ('misfit' in hallado) throw new StartRefusal(dicho(hallado.misfit))
    if (sello) {
      const ahora = await sealNumbered(db, sello.numero)
      if (ahora?.huella !== sello.huella)
        throw new StartRefusal(
          `El sello ${sello.numero} ya no es el que usted anotó: lo anterior a él se reescribió o se quitó.`,
        )
    }
    const { rows, last } = hallado
    say(`El historial está completo: ${contado(rows, 'renglón', 'renglones')}, cada uno como se escribió.`)
    if (last)
      say(
        `Su último sello es ${last.numero}:${last.huella}\nAnótelo fuera de esta máquina: con «npm run historial -- --verificar --sello …» se comprueba después que nada anterior se reescribió.`,
      )
  },
  { onlyReads: true },
)

function argumentos() {
  const { verificar, sello } = argumentsOf(uso, {
    options: { verificar: { type: 'boolean', default: false }, sello: { type: 'string' } },
  }).values
  if (!verificar) throw new StartRefusal(uso)
  if (sello === undefined) return {}
  const [, numero, huella] = /^(\d{1,15}):([\da-f]{64})$/.exec(sello.toLowerCase()) ?? []
  if (!numero || !huella) throw new StartRefusal(uso)
  return { sello: { numero: Number(numero), huella } }
}

function dicho(misfit: Misfit): string {
  const { fault } = misfit
  if (fault === 'gone') return `Falta el renglón ${misfit.id} del historial: alguien lo quitó.`
  if (fault === 'linksGone')
    return misfit.from === misfit.to
      ? `Falta el sello ${misfit.from} del historial: alguien lo quitó.`
      : `Faltan los sellos ${misfit.from} a ${misfit.to} del historial: alguien los quitó.`
  const { id, entidad, clave, autor, momento } = misfit.row
  const cual = `El renglón ${id} del historial (${entidad} ${clave}, de ${autor}, el ${fechaLarga(hoyEnMexico(momento))})`
  return fault === 'changed'
    ? `${cual} no dice lo que se escribió: alguien lo cambió.`
    : `${cual} no tiene sello: alguien lo agregó sin pasar por la aplicación.`
}
