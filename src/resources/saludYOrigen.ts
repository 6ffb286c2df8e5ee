import { otraLengua, otroPueblo } from '../domain/personas.ts'
import { lookup, text } from '../schema/fields.ts'

/** Fields about a student's health, language and people. (B §3, §9) */
export const saludYOrigen = () => ({
  id_tiposangre: lookup({ label: 'Tipo de sangre', of: 'tiposSangre', required: 'El tipo de sangre es requerido' }),
  padecimiento: text({
    label: 'Padecimiento',
    required: 'El padecimiento es requerido',
    placeholder: 'Si no tiene, escriba Ninguno',
  }),
  discapacidad: text({
    label: 'Discapacidad',
    required: 'La discapacidad es requerida',
    placeholder: 'Si no tiene, escriba Ninguna',
  }),
  lengua_indigena: lookup({
    label: 'Lengua indígena',
    of: 'lenguasIndigenas',
    required: 'La lengua indígena es requerida',
  }),
  otra_lengua: text({
    label: 'Otra lengua',
    when: { lengua_indigena: otraLengua },
    required: "La 'otra lengua' es requerida",
    max: 100,
  }),
  pueblo_indigena: lookup({
    label: 'Pueblo indígena',
    of: 'pueblosIndigenas',
    required: 'El pueblo indígena es requerido',
  }),
  otro_pueblo: text({
    label: 'Otro pueblo',
    when: { pueblo_indigena: otroPueblo },
    required: "El 'otro pueblo' es requerido",
    max: 100,
  }),
})
