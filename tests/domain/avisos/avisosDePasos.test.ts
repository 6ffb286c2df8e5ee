import { describe, expect, test } from 'vitest'
import { avisoDeCuentas } from '../../../src/domain/avisos/avisoDeCuentas.ts'
import { avisosDeCertificado } from '../../../src/domain/avisos/avisosDeCertificado.ts'
import { avisoDeBoleta, avisoDeCierre, avisoParaCerrar } from '../../../src/domain/avisos/avisosDeCierre.ts'
import { avisosDeReadmision } from '../../../src/domain/avisos/avisosDeReadmision.ts'

describe('of the grades of a class', () => {
  const clase = { id_clase: 'c1', nombre: 'Botánica A' }

  test('the office is told which wait, and where it closes them', () => {
    expect(avisoParaCerrar(clase)).toEqual({
      address: '/clases/c1',
      subject: 'Calificaciones por cerrar: Botánica A',
      text: 'El facilitador entregó las calificaciones. Revíselas y cierre la asignatura.',
    })
  })

  test('once closed, its facilitador and its own students are told, each of their screen', () => {
    expect(avisoDeCierre(clase)).toEqual({
      address: '/calificarClases',
      subject: 'Calificaciones cerradas: Botánica A',
      text: 'Servicios escolares cerró las calificaciones de su asignatura.',
    })
    expect(avisoDeBoleta(clase, ['E-1', 'E-2'])).toEqual({
      about: { resource: 'clases', key: 'c1' },
      address: '/boletas',
      to: { people: 'estudiantes', keys: ['E-1', 'E-2'] },
      subject: 'Ya hay calificación: Botánica A',
      text: 'Servicios escolares cerró las calificaciones de esta asignatura. Véala en su boleta.',
    })
  })
})

test('of a readmission the student is told the new matrícula, and the campus before it nothing of where they went', () => {
  const avisos = avisosDeReadmision({ anterior: 'A-1', nueva: 'N-9', nombre: 'Ana Ruiz', clave_cuc: 'CUC1' })
  expect(avisos).toEqual([
    {
      to: { people: 'estudiantes', keys: ['N-9'] },
      address: '/kardex',
      subject: 'Su readmisión está hecha',
      text: 'Servicios escolares registró su readmisión con la matrícula N-9. Ingrese con la misma cuenta; su kardex anterior sigue a su alcance.',
    },
    {
      to: { role: 'escolar', place: 'CUC1' },
      about: { resource: 'estudiantes', key: 'A-1' },
      subject: 'Ana Ruiz continúa con otra matrícula',
      text: 'El registro A-1 quedó inactivo y cerrado: la persona fue readmitida.',
    },
  ])
  expect(JSON.stringify(avisos[1])).not.toContain('N-9')
})

test('of a readmission that leaves a social service unfinished, student and office read that it does not go on', () => {
  const caso = { anterior: 'A-1', nueva: 'N-9', nombre: 'Ana Ruiz', clave_cuc: 'CUC1', servicioSinTerminar: true }
  const [alEstudiante, aLaOficina] = avisosDeReadmision(caso)
  expect(alEstudiante?.text).toContain(
    'El servicio social que no terminó con la matrícula A-1 no continúa: si lo retoma, comienza otro.',
  )
  expect(aLaOficina?.text).toContain('El servicio social que no terminó con ella ya no espera a nadie')
})

describe('of a certificate', () => {
  const solicitud = { n_folio: 'F-7', cuc: 'CUC Tlaxiaco', tipo_certificado: 'Parcial', nombre: 'Ana Ruiz' }

  test('that is paid, the coordinador reads its kind and the student that it is under way', () => {
    expect(avisosDeCertificado['Por emitir'].coordinador(solicitud)).toEqual({
      subject: 'Certificado F-7 por emitir',
      text: 'CUC Tlaxiaco envió el comprobante de pago del certificado Parcial de Ana Ruiz.',
    })
    expect(avisosDeCertificado['Por emitir'].estudiante(solicitud)).toEqual({
      subject: 'Su certificado Parcial está en trámite',
      text: 'Servicios escolares registró su pago con el folio F-7. Le avisaremos cuando se emita.',
    })
  })

  test('that is issued, the office reads the name of its student and the student the place to fetch it', () => {
    expect(avisosDeCertificado.Emitido.escolar(solicitud)).toEqual({
      subject: 'Certificado F-7 emitido',
      text: 'Ya puede descargar el certificado Parcial de Ana Ruiz y entregarlo.',
    })
    expect(avisosDeCertificado.Emitido.estudiante(solicitud)).toEqual({
      subject: 'Su certificado Parcial está listo',
      text: 'Se emitió su certificado con el folio F-7. Recójalo en Servicios escolares de su CUC.',
    })
  })
})

test('the owner of an account is told all that changed in it, on the screen alone: the mail goes to the address it had', () => {
  expect(avisoDeCuentas(['cuenta-1'], ['correo_cambiado', 'contrasena_cambiada'])).toEqual({
    to: { accounts: ['cuenta-1'] },
    address: '/profilePage',
    mail: false,
    subject: 'Cambio del correo de la cuenta · Cambio de contraseña',
    text: 'Si usted no lo hizo ni lo pidió, cambie su contraseña y avise a la administración.',
  })
})
