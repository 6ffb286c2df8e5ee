import { type Span, SpanKind, SpanStatusCode, trace, type Tracer } from '@opentelemetry/api'
import pg from 'pg'
import { databaseError } from '../db/databaseError.ts'

/** Opens a span for each statement of a traced call: its text without any value, and PostgreSQL's code where it failed. Returns the function that stops it. */
export function traceStatements(tracer: Tracer): () => void {
  const query = pg.Client.prototype.query
  const traced = function (this: pg.Client, ...parameters: unknown[]): unknown {
    const text = textOf(parameters[0])
    if (text === undefined || !trace.getActiveSpan()) return Reflect.apply(query, this, parameters)
    const span = tracer.startSpan(summaryOf(text), {
      kind: SpanKind.CLIENT,
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': withoutValues(text).slice(0, 4000) },
    })
    const answer = parameters.at(-1)
    const heard = (error: unknown, ...rest: unknown[]) => {
      end(span, error)
      if (typeof answer === 'function') answer(error, ...rest)
    }
    const result: unknown = Reflect.apply(
      query,
      this,
      typeof answer === 'function' ? [...parameters.slice(0, -1), heard] : parameters,
    )
    if (result instanceof Promise)
      result.then(
        () => end(span),
        error => end(span, error),
      )
    return result
  }
  Object.assign(pg.Client.prototype, { query: traced })
  return () => void Object.assign(pg.Client.prototype, { query })
}

/** Returns the text of a statement; undefined for what speaks to the connection by itself, as COPY does. */
const textOf = (statement: unknown): string | undefined => {
  if (typeof statement === 'string') return statement
  if (typeof statement !== 'object' || statement === null || 'submit' in statement) return undefined
  return 'text' in statement && typeof statement.text === 'string' ? statement.text : undefined
}

/** Summarises a statement as `select estudiantes`, so that spans have few different names. */
const summaryOf = (text: string): string => {
  const [verb = 'sql'] = /\w+/.exec(text) ?? []
  const [, table] = /\b(?:from|into|update)\s+"?(\w+)/i.exec(text) ?? []
  return [verb.toLowerCase(), ...(table ? [table] : [])].join(' ')
}

/** Replaces the literals of a statement by `?`: parameters stand apart from the text, but a literal may be somebody's datum too. */
const withoutValues = (text: string): string =>
  text.replaceAll(/'(?:[^']|'')*'|\$(\w*)\$[^]*?\$\1\$|\b\d+(?:\.\d+)?\b/g, found => (/^\d/.test(found) ? '?' : "'?'"))

const end = (span: Span, error?: unknown) => {
  if (error) {
    span.setAttribute('error.type', databaseError(error).code || 'error')
    span.setStatus({ code: SpanStatusCode.ERROR })
  }
  span.end()
}
