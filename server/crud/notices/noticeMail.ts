import { house } from '../../../src/schema/house.ts'

type Told = { subject: string; text: string; leads: string | null }

/** A mail with one notice, as text and as HTML. `leads` is a path of the web app at `direccion`. */
export const noticeMail = ({ subject, text, leads, direccion }: Told & { direccion: string }) =>
  mailOf({
    greeting: 'Hola:',
    items: [{ subject, text, link: absolute(direccion, leads ?? '/homePage') }],
    action: 'Abrir en el sistema',
    direccion,
  })

/** A mail with several notices, the newest first; what no longer fits in it is counted. */
export const digestMail = (told: readonly Told[], more: number, direccion: string) =>
  mailOf({
    greeting: 'Hola:',
    items: told.map(({ subject, text, leads }) => ({ subject, text, link: absolute(direccion, leads ?? '/homePage') })),
    action: 'Abrir',
    direccion,
    ...(more ? { more: more === 1 ? 'Y un aviso más en el sistema.' : `Y ${more} avisos más en el sistema.` } : {}),
  })

type Item = { subject: string; text: string; link: string }
type Mail = { greeting: string; items: readonly Item[]; action: string; direccion: string; more?: string }

/** Plain text, and one narrow column that any mail program draws, without pictures, scripts or styles of its own. */
const mailOf = ({ greeting, items, action, direccion, more }: Mail) => {
  const choose = absolute(direccion, '/profilePage')
  const why = 'Usted elige en su perfil cada cuánto recibe estos correos'
  const texto = [
    greeting,
    ...items.map(({ subject, text, link }) => `${subject}\n${text}\n${link}`),
    ...(more ? [more] : []),
    `${why}:\n${choose}`,
    house().name,
  ].join('\n\n')
  const html = `<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"></head>
<body style="margin:0;padding:16px;font:16px/1.5 system-ui,sans-serif"><div style="max-width:560px;margin:0 auto">
<p>${escape(greeting)}</p>
${items
  .map(
    ({ subject, text, link }) => `<h2 style="margin:24px 0 4px;font-size:18px;line-height:1.3">${escape(subject)}</h2>
<p style="margin:0 0 12px;overflow-wrap:anywhere">${escape(text).replaceAll('\n', '<br>')}</p>
<p style="margin:0"><a href="${escape(link)}" style="display:inline-block;padding:10px 18px;border-radius:8px;background:#9c1f2e;color:#ffffff;font-weight:600;text-decoration:none">${action}</a></p>`,
  )
  .join('\n')}
${more ? `<p style="margin:24px 0 0">${escape(more)}</p>` : ''}
<hr style="margin:28px 0 12px;border:0;border-top:1px solid #c9c2b8">
<p style="margin:0;font-size:14px"><a href="${escape(choose)}" style="color:inherit">${why}</a>.<br>${escape(house().name)}</p>
</div></body></html>`
  return { texto, html }
}

const absolute = (direccion: string, path: string) => `${direccion.replace(/\/+$/, '')}${path}`

const escape = (text: string) => text.replaceAll(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`)
