import { patrones } from '../domain/patrones.ts'
import { text } from '../schema/fields.ts'
import { colonia, place, postalCode } from './postal.ts'

/** Fields of an address: the postal code fills municipio and estado and offers its colonias. Its notices differ between the two documents. (A §5, B §5) */
export const direccion = (avisos: { empty: string; malformed: string }) => ({
  cp: postalCode({
    label: 'Código postal',
    heading: 'CP',
    record: 'direccion.cp.id_cp',
    required: avisos.empty,
    ...avisos,
  }),
  estado: place({ label: 'Estado', of: 'estado', record: 'direccion.estado.nombre' }),
  municipio: place({ label: 'Municipio', of: 'municipio', record: 'direccion.municipio.nombre' }),
  colonia: colonia({
    label: 'Colonia',
    record: 'direccion.colonia.id_colonia',
    required: 'Busque el código postal y elija la colonia',
  }),
  calle: text({
    label: 'Calle',
    record: 'direccion.calle',
    required: 'La calle es requerida',
    max: [150, 'La calle debe contener máximo 150 caracteres'],
  }),
  num_exterior: text({
    label: 'Número exterior',
    heading: 'Núm. exterior',
    record: 'direccion.num_exterior',
    required: 'El número exterior es requerido',
    max: 10,
    pattern: [patrones.digitos, 'El número exterior debe contener solo números'],
  }),
})

/** Notices of the CUC form, without accents as document A writes them. */
export const avisosDeCuc = {
  empty: 'Ingrese primero un codigo postal',
  malformed: 'El codigo postal debe contener solo numeros y deben ser 5 digitos',
}

/** Notices of the person and student forms, with accents as document B writes them. */
export const avisosDePersona = {
  empty: 'Ingrese primero un código postal',
  malformed: 'El código postal debe contener solo números y deben ser 5 digitos',
}
