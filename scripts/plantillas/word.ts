import { readFile } from 'node:fs/promises'
import PizZip from 'pizzip'
import type { Documento } from './bloques.ts'
import { cuerpoDe } from './cuerpoDe.ts'
import { hojaDeEstilos } from './hojaDeEstilos.ts'
import { encabezado, pie } from './encabezado.ts'
import { xml } from './xml.ts'

/** Returns the Word file of a document: letter size, named styles, letterhead and foot in the page's header and footer. The same source gives the same bytes. */
export const word = async (documento: Documento): Promise<Uint8Array> => {
  const zip = new PizZip()
  const put = (name: string, content: string | Uint8Array) =>
    zip.file(name, content, { date: new Date(Date.UTC(2024, 0, 1)), createFolders: false })
  put('[Content_Types].xml', tipos)
  put(
    '_rels/.rels',
    relaciones(['officeDocument', 'word/document.xml'], ['metadata/core-properties', 'docProps/core.xml']),
  )
  put('docProps/core.xml', propiedades(documento.titulo))
  put('word/document.xml', cuerpoDe(documento))
  put(
    'word/_rels/document.xml.rels',
    relaciones(
      ['styles', 'styles.xml'],
      ['header', 'header1.xml'],
      ['footer', 'footer1.xml'],
      ['settings', 'settings.xml'],
    ),
  )
  put('word/styles.xml', hojaDeEstilos)
  put('word/settings.xml', ajustes)
  put('word/header1.xml', encabezado(documento))
  put('word/footer1.xml', pie(documento))
  put('word/_rels/header1.xml.rels', relaciones(['image', 'media/logo.png']))
  put('word/media/logo.png', await readFile('scripts/plantillas/logo.png'))
  return zip.generate({ type: 'uint8array', compression: 'DEFLATE' })
}

const oficina = 'http://schemas.openxmlformats.org'

const relaciones = (...cuales: readonly (readonly [tipo: string, destino: string])[]) =>
  xml(
    `<Relationships xmlns="${oficina}/package/2006/relationships">${cuales
      .map(
        ([tipo, destino], lugar) =>
          `<Relationship Id="rId${lugar + 1}" Type="${tipo.startsWith('metadata') ? `${oficina}/package/2006/relationships` : `${oficina}/officeDocument/2006/relationships`}/${tipo}" Target="${destino}"/>`,
      )
      .join('')}</Relationships>`,
  )

const parte = (nombre: string, tipo: string) =>
  `<Override PartName="/word/${nombre}.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.${tipo}+xml"/>`

const tipos = xml(
  `<Types xmlns="${oficina}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/>${parte(
    'document',
    'document.main',
  )}${parte('styles', 'styles')}${parte('settings', 'settings')}${parte('header1', 'header')}${parte('footer1', 'footer')}<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`,
)

const ajustes = xml(
  `<w:settings xmlns:w="${oficina}/wordprocessingml/2006/main"><w:defaultTabStop w:val="708"/><w:compat><w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat><w:themeFontLang w:val="es-MX"/></w:settings>`,
)

const propiedades = (titulo: string) =>
  xml(
    `<cp:coreProperties xmlns:cp="${oficina}/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${titulo}</dc:title><dc:language>es-MX</dc:language></cp:coreProperties>`,
  )
