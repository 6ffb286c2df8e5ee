import { html, raw } from 'hono/html'
import { dataSchemaOf, everyCall, jsonSchemaOf } from './openApiDocument.ts'
import type { ApiCall } from '../crud/apiCall.ts'
import { house } from '../../src/schema/house.ts'

/** Renders the document of the API as a page that needs no script: the calls by their headings, each opens to what it asks and answers. */
export const referencePage = (server: string) => {
  const calls = everyCall()
  const groups = [...new Set(calls.map(({ group }) => group))]
  return html`<!doctype html>
    <html lang="es">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>API de ${house().name}</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        <main>
          <h1>API de ${house().name}</h1>
          <p>
            Las ${calls.length} llamadas que responde este sistema, bajo <code>${server}/api/</code>. El documento para
            programas es <a href="openapi.json">openapi.json</a> (OpenAPI 3.1).
          </p>
          <p>
            Quien llama manda <code>Authorization: Bearer</code> con el token de su sesión o con una llave para otros
            sistemas. Toda respuesta es un sobre: <code>err</code>, <code>statusText</code>, <code>message</code> y
            <code>data</code>.
          </p>
          <nav aria-label="Grupos">
            <ul>
              ${groups.map((group, at) => html`<li><a href="#g${at}">${group}</a></li>`)}
            </ul>
          </nav>
          ${groups.map(
            (group, at) =>
              html`<section id="g${at}">
                <h2>${group}</h2>
                ${calls.filter(each => each.group === group).map(callSection)}
              </section>`,
          )}
        </main>
      </body>
    </html>`
}

const callSection = (call: ApiCall) =>
  html`<details>
    <summary><b>${call.method}</b> <code>${call.path}</code> <span>${call.summary}</span></summary>
    <p>${call.roles === 'public' ? 'Sin sesión.' : `La llaman: ${call.roles.map(house().roleLabel).join(', ')}.`}</p>
    ${partsOf(call).map(
      ([what, schema]) =>
        html`<h3>${what}</h3>
          <pre>${JSON.stringify(schema, null, 2)}</pre>`,
    )}
  </details>`

const partsOf = ({ query, body, answers }: ApiCall): readonly (readonly [string, unknown])[] => [
  ...(query ? [['En la dirección', jsonSchemaOf(query, 'input')] as const] : []),
  ...(body ? [['Se manda', jsonSchemaOf(body, 'input')] as const] : []),
  [answers === 'archivo' ? 'La respuesta es un archivo' : 'La respuesta viene en «data»', dataSchemaOf(answers)],
]

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { margin: 0 } main { max-width: 62rem; margin: auto; padding: 1rem }
  nav ul { columns: 14rem; padding-left: 1.2rem }
  summary { padding: .4rem 0; cursor: pointer; overflow-wrap: anywhere } summary span { opacity: .8 }
  details { border-top: 1px solid color-mix(in srgb, currentColor 25%, transparent) }
  h2 { margin: 2rem 0 .5rem } h3 { margin: .5rem 0 0; font-size: 1rem }
  pre { overflow: auto; max-height: 24rem; padding: .6rem; background: color-mix(in srgb, currentColor 8%, transparent) }
  a:focus-visible, summary:focus-visible { outline: 3px solid currentColor; outline-offset: 2px }`
