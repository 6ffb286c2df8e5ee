import { join, relative } from 'node:path'
import { writeFileSync } from 'node:fs'
import { readMutants, readResult } from './result.mjs'
import { rooms } from './rooms.mjs'

/**
 * Prints the survivors and each file's score; returns whether the total reaches 90 %, all was tried, and no test file
 * was left out. Ignores faults reached only while loading, which need another process.
 */
export function printScore(name, folder, each) {
  const result = readResult(folder)
  const ended = result.done || (rooms[name].database && result.quickest)
  const mutants = readMutants(folder).map(mutant => ({ ...mutant, fate: fateOf(mutant.id, result, ended) }))
  const survivors = mutants.filter(({ fate }) => fate === 'viva' || fate === 'sin prueba')
  const lines = [...survivors.map(sentence), '', ...byFile(mutants).map(row => row.join('\t'))]
  const count = fate => mutants.filter(mutant => mutant.fate === fate).length
  const [killed, alive, untried, bare] = ['muerta', 'viva', 'sin tiempo', 'sin prueba'].map(count)
  // Killed by another house, or reached by no test: known at once, so they keep their weight in a sample; the rest is
  // estimated.
  const before = mutants.filter(({ id }) => result.other?.killed[id]).length
  const tried = killed + alive - before
  const whole = { of: tried + untried, all: killed + alive + untried + bare }
  const rate = (killed - before) / (tried || 1)
  const score = (100 * (before + rate * (tried + untried))) / (whole.all || 1)
  const sure = each > 1 || untried ? ` ± ${margin(score / 100, whole, rate, untried ? tried : Infinity)} (95 %)` : ''
  const killings = untried
    ? `${killed} de ${killed + alive} probadas muertas; con las ${bare} que ninguna prueba alcanza,`
    : `${killed} de ${killed + alive + bare} muertas,`
  const figure = ended ? `${killings} ${score.toFixed(1)} %${sure}` : `${killed} muertas hasta ahora`
  lines.push(`${name}: ${figure}; al cargar ${count('al cargar')}, sin tiempo ${untried}`)
  if (untried) lines.push('Sin terminar: lo que falta puede cambiar la cifra. «--seguir» continúa.')
  const out = leftOut(result)
  for (const [path, why] of out)
    lines.push(`Sin contar ${relative(join(folder, 'copia'), path)}, que falla sola: ${brief(why)}`)
  const text = lines.join('\n')
  writeFileSync(join(folder, 'informe.txt'), `${text}\n`)
  console.log(text)
  return score >= 90 && !untried && !out.length
}

/** Returns the test files that were left out, here or in another house, each with its failure. */
const leftOut = ({ unsteady, other }) => Object.entries({ ...unsteady, ...other?.unsteady })

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

/** Returns half the 95 % confidence interval of the room's score: from a sample of `all`, and from the number tried of the `of` that were left. */
const margin = (share, { of, all }, rate, tried) =>
  (
    196 * Math.sqrt((share * (1 - share)) / (all || 1) + (of / (all || 1)) ** 2 * ((rate * (1 - rate)) / (tried || 1)))
  ).toFixed(1)
