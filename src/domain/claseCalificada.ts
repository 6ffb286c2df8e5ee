/** What a person reads who would change a class that was graded: its own data, or who takes it and their grades. (B §8) */
export const claseCalificada = {
  sinEdicion: 'Esta clase ya fue calificada asi que no puede ser editada',
  sinCambios: 'Esta clase ya fue calificada, por lo tanto ya no puede modificar los datos',
}
