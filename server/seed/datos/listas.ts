/** Key 1 is written by hand and key 2 asks for CURP and state of birth. (B §9) */
export const nacionalidades = [
  'Otra', 'Mexicana', 'Argentina', 'Beliceña', 'Boliviana', 'Brasileña', 'Canadiense', 'Chilena', 'Colombiana', 'Costarricense',
  'Cubana', 'Dominicana', 'Ecuatoriana', 'Española', 'Estadounidense', 'Francesa', 'Guatemalteca', 'Haitiana', 'Hondureña',
  'Nicaragüense', 'Panameña', 'Paraguaya', 'Peruana', 'Salvadoreña', 'Uruguaya', 'Venezolana',
] as const

export const tiposSangre = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'] as const

/** Peoples that the Constitution of Oaxaca names (art. 16); key 2 is written by hand. (B §9) */
export const pueblosIndigenas = [
  'Ninguno', 'Otro', 'Amuzgo', 'Chatino', 'Chinanteco', 'Chocholteco', 'Chontal', 'Cuicateco', 'Huave (Ikoots)', 'Ixcateco', 'Mazateco',
  'Mixe (Ayuujk)', 'Mixteco (Ñuu Savi)', 'Nahua', 'Triqui', 'Zapoteco', 'Zoque', 'Afromexicano',
] as const

/** Languages of those peoples; key 2 is written by hand. (B §9) */
export const lenguasIndigenas = [
  'Ninguna', 'Otra', 'Amuzgo', 'Chatino', 'Chinanteco', 'Chocholteco', 'Chontal', 'Cuicateco', 'Huave', 'Ixcateco', 'Mazateco', 'Mixe',
  'Mixteco', 'Náhuatl', 'Popoloca', 'Triqui', 'Zapoteco', 'Zoque',
] as const
