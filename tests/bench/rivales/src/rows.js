export const rows = Array.from({ length: 200 }, (_, i) => ({
  id: i,
  matricula: `2024BANCO${String(i).padStart(9, '0')}`,
  nombre: 'María Citlali',
  apellidos: `Ortiz Muñoz ${i}`,
  asistencia: null,
  calificacion: null,
  letra: '',
  retro: '',
}))
