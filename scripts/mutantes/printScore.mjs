import { join, relative } from 'node:path'
import { writeFileSync } from 'node:fs'
import { readMutants, readResult } from './result.mjs'
import { rooms } from './rooms.mjs'

/** Prints the faults that no test noticed and the score of each file; answers whether all together reach 90 %, nothing is left to try, and no test file had to be left out because it fails by itself. What is only reached when a file loads is not counted: its test would be another process. Of a part alone, what no test reaches, and what another house killed before, weighs as it does in the whole: it is known at once, the rest is judged by those that were tried. */
export function printScore(name, folder, each) {
  const result = readResult(folder)
  const ended = result.done || (rooms[name].database && result.quickest)
  const mutants = readMutants(folder).map(mutant => ({ ...mutant, fate: fateOf(mutant.id, result, ended) }))
  const left = mutants.filter(({ fate }) => fate === 'viva' || fate === 'sin prueba')
  const lines = [...left.map(sentence), '', ...byFile(mutants).map(row => row.join('\t'))]
  const count = fate => mutants.filter(mutant => mutant.fate === fate).length
  const [killed, alive, untried, bare] = ['muerta', 'viva', 'sin tiempo', 'sin prueba'].map(count)
  const before = mutants.filter(({ id }) => result.other?.killed[id]).length
  const tried = killed + alive - before
  const whole = { of: tried + untried, all: killed + alive + untried + bare }
  const rate = (killed - before) / (tried || 1)
  const score = (100 * (before + rate * (tried + untried))) / (whole.all || 1)
  const sure = each > 1 || untried ? ` ± ${margin(score / 100, whole, rate, untried ? tried : Infinity)} (95 %)` : ''
  const said = untried
    ? `${killed} de ${killed + alive} probadas muertas; con las ${bare} que ninguna prueba alcanza,`
    : `${killed} de ${killed + alive + bare} muertas,`
  const figure = ended ? `${said} ${score.toFixed(1)} %${sure}` : `${killed} muertas hasta ahora`
  lines.push(`${name}: ${figure}; al cargar ${count('al cargar')}, sin tiempo ${untried}`)
  if (untried) lines.push('Sin terminar: lo que falta puede cambiar la cifra. «--seguir» continúa.')
  const out = Object.entries({ ...result.unsteady, ...result.other?.unsteady })
  for (const [path, why] of out)
    lines.push(`Sin contar ${relative(join(folder, 'copia'), path)}, que falla sola: ${brief(why)}`)
  const text = lines.join('\n')
  writeFileSync(join(folder, 'informe.txt'), `${text}\n`)
  console.log(text)
  return score >= 90 && !untried && !out.length
}

function fateOf(id, { killed, covered, loaded, tried, other }, ended) {
  if (killed[id]) return 'muerta'
  if (!ended || (covered[id] && !tried[id])) return 'sin tiempo'
  if (covered[id] || other?.covered[id]) return 'viva'
  return loaded[id] ? 'al cargar' : 'sin prueba'
}

const sentence = ({ file, line, location: { start, end }, mutatorName, replacement, fate }) => {
  const original = line.slice(start.column, start.line === end.line ? end.column : undefined)
  return `${file}:${start.line + 1} ${fate} ${mutatorName}: ${brief(original)} → ${brief(replacement)}`
}

const brief = text => text.replaceAll(/\s+/g, ' ').slice(0, 90)

const byFile = mutants =>
  [...new Set(mutants.map(({ file }) => file))].flatMap(file => {
    const fates = mutants.flatMap(mutant => (mutant.file === file ? mutant.fate : []))
    const killed = fates.filter(fate => fate === 'muerta').length
    const lived = fates.filter(fate => fate === 'viva' || fate === 'sin prueba').length
    return lived ? [[((100 * killed) / (killed + lived)).toFixed(0), `${killed}/${killed + lived}`, file]] : []
  })

/** Half of the interval within which the whole room's score lies 95 times of 100: by a sample of `all`, and of those `of` it that were left by how many were tried. */
const margin = (share, { of, all }, rate, tried) =>
  (
    196 * Math.sqrt((share * (1 - share)) / (all || 1) + (of / (all || 1)) ** 2 * ((rate * (1 - rate)) / (tried || 1)))
  ).toFixed(1)
