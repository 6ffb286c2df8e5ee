/** Fields of the students in the lists of a class. (B §7) */
export const deClase = [
  'matricula',
  'nombre',
  'apellidopaterno',
  'apellidomaterno',
  'apellido_paterno',
  'apellido_materno',
  'nombreC',
  'clave_grupo',
  'semestre',
  'regular',
  'sexo',
]
