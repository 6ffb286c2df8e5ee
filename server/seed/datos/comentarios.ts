/** Comments that facilitadores write beside a grade. */
export const comentarios = {
  buenos: [
    'Participa en clase y comparte lo que sabe su comunidad.',
    'Entregó todas sus investigaciones a tiempo.',
    'Muy buen trabajo de campo con su familia y sus vecinos.',
    'Su exposición en la asamblea fue clara.',
    'Puede apoyar a sus compañeros en las prácticas.',
    'Avanzó mucho en su escritura.',
  ],
  porMejorar: [
    'Faltó a varias prácticas.',
    'Le falta entregar el trabajo final.',
    'Conviene que repase los primeros temas.',
    'Necesita acompañamiento en su investigación.',
  ],
} as const
