const lista = (texto: string) => texto.trim().split(/\s*,\s*/)

/** Given names of women heard in Oaxaca. */
export const mujeres = lista(`
  Magdalena, Citlali, Yareli, Guadalupe, Elena, Rosalba, Itzel, Xóchitl, Soledad, Juana, Isabel, Teresa, Catalina, Lucía, Natividad, Ofelia,
  Reyna, Irma, Yolanda, Araceli, Beatriz, Marisol, Nayeli, Zenaida, Eufrosina, Florencia, Dalia, Azucena, Rocío, Alma, Estela, Rufina, Carmen,
  Verónica, Daniela, Fernanda, Jazmín, Karina, Leticia, Margarita, Norma, Paola, Rosario, Sofía, Tomasa, Úrsula, Viridiana, Adriana, Brenda,
  Cecilia, Diana, Eloísa, Felicitas, Genoveva, Hermelinda, Inés, Josefina, Lizbeth, Micaela, Petrona`)

/** Given names of men heard in Oaxaca. */
export const hombres = lista(`
  Ubaldo, Jaime, Benito, Juan, Pedro, Miguel, Ángel, Luis, Francisco, Jesús, Antonio, Manuel, Rafael, Gerardo, Fidel, Porfirio, Emiliano, Ricardo,
  Saúl, Tomás, Víctor, Wilfrido, Zenón, Abel, Bartolo, Cirilo, Donato, Efraín, Faustino, Gregorio, Hilario, Isidro, Joaquín, Lázaro, Macario,
  Nicolás, Óscar, Pablo, Quirino, Rolando, Sergio, Timoteo, Uriel, Vicente, Alejandro, Bernardo, Carlos, Daniel, Eduardo, Fernando, Gustavo,
  Héctor, Iván, Jorge, Kevin, Leonardo, Marcos, Noé, Omar, Rigoberto`)

/** First halves of compound names; the CURP ignores them. */
export const primeros = {
  M: lista('María, Ana, Rosa, María de los Ángeles, María del Carmen, María'),
  H: lista('José, Juan, Luis, José, Jesús'),
}

/** Surnames of the state, the common ones and those that name its towns and valleys. */
export const apellidos = lista(`
  López, Martínez, Hernández, García, Cruz, Ruiz, Vásquez, Jiménez, Santiago, Mendoza, Pérez, Ramírez, Sánchez, Luis, Antonio, Gómez, Morales,
  Reyes, Ortiz, Bautista, Aquino, Toledo, Orozco, Regalado, Matus, Marcial, Guzmán, Velasco, Zárate, Cortés, Robles, Canseco, Carreño, Audelo,
  Nicolás, Felipe, Pablo, Mateo, Juan, José, Miguel, Feria, Girón, Altamirano, Cabrera, Chávez, Pacheco, Castellanos, Figueroa, Gopar, Ziga,
  Núñez, Muñoz, Peña, Zúñiga, Ibáñez, Avendaño, Bolaños, Santos, Alonso, Espinosa, Rasgado, Fuentes, Gallegos, Henestrosa, Ojeda, Pineda,
  Sosa, Terán, Ulloa, Valdivieso, Villalobos, Yescas, Acevedo, Barrios, Caballero, Díaz, Escobar, Flores, Gutiérrez, Islas, Juárez, Lucas,
  Maldonado, Narváez, Osorio, Porras, Quero, Ríos, Silva, Torres, Vargas, Zavaleta, de la Cruz, de los Santos, Del Valle, San Juan`)
