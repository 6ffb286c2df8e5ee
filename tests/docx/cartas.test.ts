import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { documentos } from '../../scripts/plantillas/plantillas.ts'
import { word } from '../../scripts/plantillas/word.ts'
import { cartaDeAceptacion } from '../../src/docx/cartaDeAceptacion.ts'
import { cartaDeLiberacion } from '../../src/docx/cartaDeLiberacion.ts'
import { cartaDeSolicitud } from '../../src/docx/cartaDeSolicitud.ts'
import { FallaDePlantilla } from '../../src/docx/FallaDePlantilla.ts'
import { llenar } from '../../src/docx/llenar.ts'
import { informacionDeServicio } from '../../src/resources/informacionDeServicio.ts'
import { firmas, prestador, servicio } from './datos.ts'
import { editado, parteDe, textoDe } from './texto.ts'

const cartas = [
  {
    ...cartaDeSolicitud,
    dichos: cartaDeSolicitud.campos(servicio, firmas),
    archivo: cartaDeSolicitud.archivo(servicio),
  },
  {
    ...cartaDeAceptacion,
    dichos: cartaDeAceptacion.campos(prestador, firmas),
    archivo: cartaDeAceptacion.archivo(prestador),
  },
  {
    ...cartaDeLiberacion,
    dichos: cartaDeLiberacion.campos(servicio, firmas),
    archivo: cartaDeLiberacion.archivo(servicio),
  },
]
const plantillaDe = (archivo: string) => readFileSync(`public/plantillas/${archivo}`)

describe.each(cartas)('$nombre', ({ nombre, plantilla, dichos, archivo }) => {
  const original = plantillaDe(plantilla)
  const falla = (cambio: (cuerpo: string) => string) => () => llenar(editado(original, cambio), nombre, dichos)

  it('says every fact and leaves no field open', () => {
    const texto = textoDe(llenar(original, nombre, dichos))
    expect(texto).not.toMatch(/[{}]|undefined|null|NaN/)
    for (const dicho of Object.values(dichos)) expect(texto).toContain(dicho)
  })

  it('keeps its last sentences on the sheet that is signed', () => {
    const estilo = (id: string) =>
      new RegExp(`<w:style [^>]*w:styleId="${id}">.*?</w:style>`).exec(parteDe(original, 'word/styles.xml'))?.[0]
    for (const id of ['cuerpo', 'despedida']) expect(estilo(id)).toContain('<w:keepNext/>')
    expect(parteDe(original, 'word/document.xml')).toMatch(/w:val="cuerpo".*w:val="despedida".*w:val="firma"/s)
  })

  it('is called after its person', () => {
    expect(archivo).toMatch(/^Carta de (solicitud|aceptación|liberación) (S0+|19-0045)$/)
  })

  it('keeps its fields when an office changes how they look', () => {
    const partida = editado(original, cuerpo =>
      cuerpo
        .replaceAll('{programa', '{prog</w:t></w:r><w:r><w:rPr><w:i/></w:rPr><w:t>rama')
        .replaceAll('w:val="cuerpo"', 'w:val="Normal"'),
    )
    expect(textoDe(llenar(partida, nombre, dichos))).toBe(textoDe(llenar(original, nombre, dichos)))
  })

  it('is refused with a sentence that names the field which the template lacks', () => {
    expect(falla(cuerpo => cuerpo.replaceAll('{horas_totales}', ''))).toThrow(
      new FallaDePlantilla(`A la plantilla de «${nombre}» le falta el campo {horas_totales}`),
    )
    expect(falla(cuerpo => cuerpo.replaceAll('{horas_totales}', '').replaceAll('{fecha_inicio}', ''))).toThrow(
      /^A la plantilla de «.*» le faltan los campos \{(horas_totales|fecha_inicio)\} y \{(horas_totales|fecha_inicio)\}$/,
    )
  })

  it('is refused with a sentence that names the field which the template misnames', () => {
    expect(falla(cuerpo => cuerpo.replaceAll('{horas_totales}', '{horas}'))).toThrow(
      new FallaDePlantilla(
        `La plantilla de «${nombre}» pide el campo {horas}, que no existe; le falta {horas_totales}`,
      ),
    )
    expect(falla(cuerpo => cuerpo.replace('{horas_totales}', '{horas_totales} {folios}'))).toThrow(
      new FallaDePlantilla(`La plantilla de «${nombre}» pide el campo {folios}, que no existe`),
    )
  })

  it('is refused with a sentence that names the field which is not closed', () => {
    expect(falla(cuerpo => cuerpo.replace('{horas_totales}', '{horas_totales'))).toThrow(
      /^En la plantilla de «.*» hay un campo mal escrito: \{horas_totales/,
    )
  })

  it('is refused when its template is no Word file', () => {
    for (const otra of ['<!doctype html>', ''])
      expect(() => llenar(new TextEncoder().encode(otra), nombre, dichos)).toThrow(
        new FallaDePlantilla(`La plantilla de «${nombre}» no es un documento de Word`),
      )
  })
})

describe('a letter whose data lack a field', () => {
  const sin = <D extends object>(datos: D, ...campos: (keyof D)[]): D =>
    Object.assign({}, datos, Object.fromEntries(campos.map(campo => [campo, undefined])))
  it.each([
    [
      cartaDeAceptacion,
      () => cartaDeAceptacion.campos(sin(prestador, 'actividades'), firmas),
      'le falta el dato {actividades}',
    ],
    [
      cartaDeAceptacion,
      () => cartaDeAceptacion.campos(sin(prestador, 'semestre', 'horas_totales', 'licenciatura'), firmas),
      'le faltan los datos {semestre}, {de_programa} y {horas_totales}',
    ],
    [
      cartaDeAceptacion,
      () => cartaDeAceptacion.campos(sin(prestador, 'nombre'), firmas),
      'le falta el dato {prestador}',
    ],
    [
      cartaDeSolicitud,
      () => cartaDeSolicitud.campos(sin(servicio, 'cargo_titular', 'periodo'), firmas),
      'le faltan los datos {cargo_titular} y {duracion}',
    ],
    [
      cartaDeLiberacion,
      () => cartaDeLiberacion.campos(sin(servicio, 'fecha_inicio'), firmas),
      'le falta el dato {fecha_inicio}',
    ],
  ])('is refused with a sentence that names letter and field', ({ plantilla, nombre }, dichos, frase) => {
    expect(() => llenar(plantillaDe(plantilla), nombre, dichos())).toThrow(
      new FallaDePlantilla(`A la «${nombre}» ${frase}`),
    )
  })

  it('has a line to write on where the record says nothing, never an empty parenthesis nor a lone comma, and warns of it by name', () => {
    const vacio = Object.assign(
      {},
      servicio,
      Object.fromEntries(Object.keys(informacionDeServicio).map(campo => [campo, null])),
    )
    const [liberada, solicitada] = [cartaDeLiberacion, cartaDeSolicitud].map(carta =>
      textoDe(llenar(plantillaDe(carta.plantilla), 'x', carta.campos(vacio, firmas))),
    )
    expect(liberada).toContain('____________ (____________)')
    expect(solicitada).toContain('____________, del ____________ al ____________')
    for (const texto of [liberada, solicitada])
      expect(texto).not.toMatch(/undefined|null|\(\s*\)|^\s*,|\bdel\s+al\b|\bal\s*$/m)
    expect(cartaDeSolicitud.aviso?.({ ...servicio, cargo_titular: null, actividades: null }, firmas)).toBe(
      'La carta saldrá con una raya donde el servicio no tiene «Cargo del titular» y «Actividades»: complétela antes de firmarla.',
    )
    expect(cartaDeSolicitud.aviso?.(servicio, firmas)).toBeUndefined()
  })
})

type Escrita = { plantilla: string; nombre: string; dichos: Readonly<Record<string, string>> }
const leida = ({ plantilla, nombre, dichos }: Escrita) => textoDe(llenar(plantillaDe(plantilla), nombre, dichos))
const persona = (sexo: 'H' | 'M' | null) => ({ ...servicio, estudiante: { ...servicio.estudiante, sexo } })
const solicitud = (de = servicio) => leida({ ...cartaDeSolicitud, dichos: cartaDeSolicitud.campos(de, firmas) })

describe('the request letter', () => {
  it('writes dates, lines and signs as they are', () => {
    const texto = solicitud()
    for (const dicho of [
      'Guelatao de Juárez, Oaxaca, a 20 de noviembre de 2026',
      'Lic. Aurora Hernández Luna',
      'presento al C. José Luis Peña Cruz, con matrícula',
      'estudiante de la Licenciatura en Comunalidad en el CUC Guelatao de la Universidad Comunal.',
      'Ha acreditado el 72.5 % de las materias de su malla curricular y cumple con ello el requisito para prestar su servicio social.',
      '1 Año, del 1 de marzo de 2026 al 1 de marzo de 2027',
      'Bienes Comunales «Ñuu» & Asociados <AC>',
      'Ordenar el archivo histórico\nGrabar a las personas mayores',
      'Rufina Zárate Luis\nDirectora del CUC Guelatao',
    ]) {
      expect(texto).toContain(dicho)
    }
  })

  it('says that the progress is enough only where it is', () => {
    const { materias } = servicio.avance
    const avance = { materias: { ...materias, porcentaje: 66.6 }, alcanzaServicioSocial: false }
    expect(solicitud({ ...servicio, avance })).toContain('66.6 % de las materias de su malla curricular.\n')
  })

  it.each([
    ['H', 'presento al C. José Luis'],
    ['M', 'presento a la C. José Luis'],
    [null, 'presento a José Luis'],
  ] as const)('presents somebody of sex %s', (sexo, dicho) => {
    const campos = cartaDeSolicitud.campos(persona(sexo), firmas)
    expect(leida({ ...cartaDeSolicitud, dichos: campos })).toContain(dicho)
  })
})

test('the acceptance letter says where its person studies', () => {
  expect(leida({ ...cartaDeAceptacion, dichos: cartaDeAceptacion.campos(prestador, firmas) })).toContain(
    'se acepta a la C. Ubaldo de la Cruz Ávila, con matrícula 19-0045, estudiante del octavo semestre de la Licenciatura en Biología del Instituto Tecnológico del Valle de Oaxaca, para prestar su servicio social en el CUC Guelatao de la Universidad Comunal',
  )
})

describe('the release letter', () => {
  it.each([
    ['H', 'hace constar que el C. José Luis', 'Rector'],
    ['M', 'hace constar que la C. José Luis', 'Rectora'],
    [null, 'hace constar que José Luis', 'Rector(a)'],
  ] as const)('certifies for and is signed by sex %s', (sexo, dicho, cargo) => {
    const campos = cartaDeLiberacion.campos(persona(sexo), { ...firmas, rector: { ...firmas.rector, sexo } })
    const texto = leida({ ...cartaDeLiberacion, dichos: campos })
    expect(texto).toContain(dicho)
    expect(texto.split('\n')).toContain(cargo)
    expect(texto).toContain('Eloísa Regalado Toledo\nCoordinadora académica')
  })

  it('warns of fewer hours than the law asks for, and of nothing else', () => {
    const terminado = { ...servicio, fecha_final: firmas.dia }
    const aviso = (horas_totales: number | null) => cartaDeLiberacion.aviso?.({ ...terminado, horas_totales }, firmas)
    expect(aviso(300)).toBe(
      'La carta certificará 300 horas: 180 menos que las 480 que pide el reglamento del servicio social.',
    )
    expect([aviso(480), aviso(500)]).toEqual([undefined, undefined])
    expect(aviso(null)).toBe(
      'La carta saldrá con una raya donde el servicio no tiene «Horas totales»: complétela antes de firmarla.',
    )
  })

  it('warns of a last day that has not come, beside the hours', () => {
    const aviso = (horas_totales: number) => cartaDeLiberacion.aviso?.({ ...servicio, horas_totales }, firmas)
    expect(aviso(480)).toBe('El servicio termina el 1 de marzo de 2027, que aún no llega.')
    expect(aviso(300)).toMatch(/que aún no llega\. La carta certificará 300 horas: /)
  })
})

test('the release letter has a folio of its service and the year of its last day, whenever it is printed', () => {
  for (const dia of ['2026-11-20', '2027-01-07'])
    expect(cartaDeLiberacion.campos(servicio, { ...firmas, dia }).folio).toBe('SS-2027-5E0C1A50')
})

test.each(Object.entries(documentos))('%s is what its source makes', async (archivo, documento) => {
  expect(textoDe(readFileSync(archivo))).toBe(textoDe(await word(documento)))
})
