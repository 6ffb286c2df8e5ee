import { recalculate, type Diferencia } from '../academico/recalculate.ts'
import { contado } from '../../src/language/contado.ts'
import { argumentsOf } from '../process/argumentsOf.ts'
import { runCommand } from '../installation/runCommand.ts'

const mostradas = 20

/** `npm run recalcular`: computes anew where every student stands and what rows keep of others, reports the differences, and corrects them. */
await runCommand('npm run recalcular', sinArgumentos, async (db, say) => {
  const diferencias: Diferencia[] = []
  const todos = await recalculate(db, diferencia => void diferencias.push(diferencia))
  for (const cada of diferencias.slice(0, mostradas)) say(`${cada.tabla} ${cada.clave}: ${dicha(cada)}`)
  if (diferencias.length > mostradas) say(`… y ${diferencias.length - mostradas} más.`)
  const revisados = contado(todos, 'estudiante revisado', 'estudiantes revisados')
  say(
    diferencias.length
      ? `${revisados}: ${contado(diferencias.length, 'renglón guardaba', 'renglones guardaban')} otra cosa que la que dicen los registros de los que sale. Ya quedó corregido. Si nadie cambió la base de datos a mano, avise a quien mantiene el programa.`
      : `${revisados}: lo guardado coincide con los registros de los que sale.`,
  )
})

function sinArgumentos() {
  argumentsOf('Uso: npm run recalcular')
}

/** Renders a difference, as stored and as computed: `aprobadas 12 → 13`. */
function dicha({ guardado, calculado }: Diferencia): string {
  if (!guardado) return 'no tenía situación guardada'
  return Object.entries(calculado)
    .filter(([campo, valor]) => String(guardado[campo]) !== String(valor))
    .map(([campo, valor]) => `${campo} ${String(guardado[campo])} → ${String(valor)}`)
    .join(', ')
}
