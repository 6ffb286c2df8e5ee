import { and, asc, count, eq, gte } from 'drizzle-orm'
import { isEqual } from 'es-toolkit'
import { contado } from '../../src/language/contado.ts'
import * as z from 'zod'
import { readAjuste, writeAjuste } from '../ajustes/ajuste.ts'
import type { Queryable } from '../db/queryable.ts'
import { pasos } from '../crud/casos/tables.ts'
import { everyResource } from '../crud/registry.ts'
import { literal } from '../db/literal.ts'
import { StartRefusal } from '../process/StartRefusal.ts'

/**
 * Throws StartRefusal where a phase with steps moved, since a step keeps the number of its phase. Stores today's order
 * for the next version. Runs in the transaction that upgrades the database.
 */
export const refuseMovedPhases = async (tx: Queryable) => {
  const refusals: string[] = []
  for (const { name, process } of everyResource()) {
    if (!process?.phases) continue
    const order: PhaseOrder = { process: name, now: process.phases.list.map(phase => phase.name) }
    const before = await readAjuste(tx, keyOf(name), z.array(z.string()))
    const refusal = before && (await movedIn(tx, { ...order, before }))
    if (refusal)
      refusals.push(`${refusal}\n  Después ponga al día dónde está cada caso (${process.phases.keeps.join(', ')}).`)
    else if (!isEqual(before, order.now)) await writeAjuste(tx, keyOf(name), order.now)
  }
  if (refusals.length) throw new StartRefusal(['Hay fases que cambiaron de lugar:', ...refusals].join('\n  '))
}

/** Names of the phases of a process in their order. */
type PhaseOrder = { process: string; now: readonly string[] }

const keyOf = (process: string) => `fases de ${process}`

/** Explains which phases with steps stand elsewhere or are gone, and what a migration has to do; undefined where none is. */
const movedIn = async (tx: Queryable, order: PhaseOrder & { before: readonly string[] }) => {
  const { process, now, before } = order
  const first = before.findIndex((name, at) => now[at] !== name)
  if (first < 0) return undefined
  const taken = await tx
    .select({ fase: pasos.fase, total: count() })
    .from(pasos)
    .where(and(eq(pasos.proceso, process), gte(pasos.fase, first)))
    .groupBy(pasos.fase)
    .orderBy(asc(pasos.fase))
  const movedPhases = taken.flatMap(({ fase, total }) => {
    const name = before[fase ?? 0] ?? String(fase)
    const to = now.indexOf(name)
    if (to === fase) return []
    const steps = contado(total, 'paso', 'pasos')
    return [to < 0 ? `«${name}» (${steps}) ya no está` : `«${name}» (${steps}) pasó del lugar ${fase} al ${to}`]
  })
  if (!movedPhases.length) return undefined
  return `${process}: ${movedPhases.join('; ')}. Sus pasos guardan el lugar: deje cada fase donde estaba y agregue las nuevas al final, o llévelos consigo con una migración a mano (npm run db:migration -- fases --a-mano):\n${migrationOf(order, taken)}`
}

/** Renders the SQL that moves the steps to where their phases stand now. Of a phase that is gone only people know what it is called now. */
const migrationOf = (
  { process, now, before }: PhaseOrder & { before: readonly string[] },
  steps: readonly { fase: number | null }[],
) => {
  const places = steps.flatMap(({ fase }) => fase ?? [])
  const moves = places.map(at => ({ at, to: now.indexOf(before[at] ?? '') })).filter(({ at, to }) => at !== to)
  const cases = moves.map(({ at, to }) => `WHEN ${at} THEN ${to < 0 ? `/* lugar de «${before[at]}» */` : to}`)
  return [
    'ALTER TABLE "pasos" DISABLE TRIGGER USER;',
    `UPDATE "pasos" SET "fase" = CASE "fase" ${cases.join(' ')} END WHERE "proceso" = ${literal(process)} AND "fase" IN (${moves.map(({ at }) => at).join(', ')});`,
    'ALTER TABLE "pasos" ENABLE TRIGGER USER;',
    `UPDATE "ajustes" SET "valor" = ${literal(JSON.stringify(now))} WHERE "clave" = ${literal(keyOf(process))};`,
  ].join('\n')
}
