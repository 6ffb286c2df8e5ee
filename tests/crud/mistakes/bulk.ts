import { con, type Mistake } from './becas.ts'

const lote = (cambio: object) => con({ bulk: { renovar: { label: 'Renovar', roles: ['escolar'], ...cambio } } })

/** Mistakes in bulk actions. */
export const bulk: Mistake[] = [
  [
    'an act that does nothing',
    lote({}),
    'becas.bulk.renovar: debe decir una cosa y sólo una de set, inputs y handler.',
  ],
  [
    'an act that does two things',
    lote({ set: { renovable: true }, inputs: ['monto'] }),
    'becas.bulk.renovar: debe decir una cosa y sólo una de set, inputs y handler.',
  ],
  [
    'a hand-made act that nobody made',
    lote({ handler: 'reinscrbir' }),
    'becas.bulk.renovar.handler: «reinscrbir» no es una acción registrada. ¿Quiso decir «reinscribir»?',
  ],
  [
    'a field that there is not, and a value that it never has',
    lote({ set: { renovabl: true, tipo: 'Beca' } }),
    'becas.bulk.renovar.set: «renovabl» no es un campo de becas. ¿Quiso decir «renovable»?',
    'becas.bulk.renovar.set.tipo: «Beca» no es un valor de becas.tipo. Hay: Alimentaria, Transporte, Otra.',
  ],
  [
    'the key, and what is fixed once it is written',
    lote({ inputs: ['id_beca', 'matricula'] }),
    'becas.bulk.renovar.inputs: «id_beca» no se escribe en un registro que ya existe.',
    'becas.bulk.renovar.inputs: «matricula» no se escribe en un registro que ya existe.',
  ],
  [
    'a role that may not write, in a list that it may not read',
    lote({ inputs: ['monto'], roles: ['coordinador'], lists: ['deMiCuc', 'toda'] }),
    'becas.bulk.renovar.roles: coordinador no puede modificar becas (write.update).',
    'becas.bulk.renovar.lists: «deMiCuc» no deja leer a coordinador.',
    'becas.bulk.renovar.lists: «toda» no es una puerta de becas. ¿Quiso decir «todas»?',
  ],
  ['an act for nobody', lote({ inputs: ['monto'], roles: [] }), 'becas.bulk.renovar.roles: nadie puede hacerla.'],
  [
    'a condition that never holds',
    lote({ inputs: ['monto'], when: { tipo: 'Beca' }, because: 'x' }),
    'becas.bulk.renovar.when.tipo: «Beca» no es un valor de becas.tipo. Hay: Alimentaria, Transporte, Otra.',
  ],
]
