import { contado } from '../../../src/language/contado.ts'
import { homeOf, house } from '../../../src/schema/house.ts'
import { serverHouse } from '../serverHouse.ts'

type NoticeInMail = { asunto: string; texto: string; direccion: string | null }

/** Builds a mail with one notice, as text and as HTML. Its address is a path of the web app, which people reach at `host`. */
export const noticeMail = (notice: NoticeInMail, host: string) => ({
  asunto: notice.asunto,
  ...mailOf({ items: [itemOf(notice, host)], action: 'Abrir en el sistema', host }),
})

/** Builds a mail with all these notices; one alone as `noticeMail` does. Those that make it too long are counted. */
export const digestMail = (notices: readonly NoticeInMail[], host: string) => {
  const [only] = notices
  if (only && notices.length === 1) return noticeMail(only, host)
  const rest = notices.length - mostNotices
  return {
    asunto: `${notices.length} avisos sin leer`,
    ...mailOf({
      items: notices.slice(0, mostNotices).map(each => itemOf(each, host)),
      action: 'Abrir',
      host,
      ...(rest > 0 && { more: `${contado(rest, 'aviso más', 'avisos más')} en el sistema.` }),
    }),
  }
}

/** Notices in one mail, at most. */
const mostNotices = 30

const itemOf = ({ asunto, texto, direccion }: NoticeInMail, host: string): Item => ({
  subject: asunto,
  text: texto,
  link: `${host}${direccion ?? homeOf()}`,
})

type Item = { subject: string; text: string; link: string }
type Mail = { items: readonly Item[]; action: string; host: string; more?: string }

/** Lays out a mail: plain text, and one narrow column that any mail program draws, without pictures, scripts or style sheets. */
const mailOf = ({ items, action, host, more }: Mail) => {
  const { name, profile } = house()
  const colour = serverHouse().notices?.colour ?? ink
  const choose = profile && `${host}${profile}`
  const why = 'Usted elige en su perfil cada cuánto recibe estos correos'
  const texto = [
    'Hola:',
    ...items.map(({ subject, text, link }) => `${subject}\n${text}\n${link}`),
    ...(more ? [more] : []),
    ...(choose ? [`${why}:\n${choose}`] : []),
    name,
  ].join('\n\n')
  const html = `<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"></head>
<body style="margin:0;padding:16px;font:16px/1.5 system-ui,sans-serif"><div style="max-width:560px;margin:0 auto">
<p>Hola:</p>${items
    .map(
      ({ subject, text, link }) => `
<h2 style="margin:24px 0 4px;font-size:18px;line-height:1.3">${escape(subject)}</h2>
<p style="margin:0 0 12px;overflow-wrap:anywhere">${escape(text).replaceAll('\n', '<br>')}</p>
<p style="margin:0"><a href="${escape(link)}" style="display:inline-block;padding:10px 18px;border-radius:8px;background:${colour};color:#ffffff;font-weight:600;text-decoration:none">${action}</a></p>`,
    )
    .join('')}
${more ? `<p style="margin:24px 0 0">${escape(more)}</p>` : ''}
<hr style="margin:28px 0 12px;border:0;border-top:1px solid #c4c4c4">
<p style="margin:0;font-size:14px">${choose ? `<a href="${escape(choose)}" style="color:inherit">${why}</a>.<br>` : ''}${escape(name)}</p>
</div></body></html>`
  return { texto, html }
}

/** Colour of the button where the house brings none. */
const ink = '#404040'

const escape = (text: string) => text.replaceAll(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`)
