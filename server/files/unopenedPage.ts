import { html } from 'hono/html'

/** Renders, for the tab in which a file was to open, why it did not, and what to do: to try again where that helps, to go back to the system where it does not. */
export const unopenedPage = async (message: string, again: boolean): Promise<string> =>
  String(
    await html`<!doctype html>
      <html lang="es">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <title>No se pudo abrir el archivo</title>
          <style>
            body {
              max-width: 34rem;
              margin: 15vh auto;
              padding: 0 1rem;
              font:
                1.125rem/1.5 system-ui,
                sans-serif;
            }
          </style>
        </head>
        <body>
          <main>
            <h1>No se pudo abrir el archivo</h1>
            <p>${message}.</p>
            ${
              again
                ? html`<p><a href="">Intentar de nuevo</a></p>`
                : html`<p>Puede cerrar esta pestaña y abrir el archivo otra vez desde el sistema.</p>`
            }
          </main>
        </body>
      </html>`,
  )
