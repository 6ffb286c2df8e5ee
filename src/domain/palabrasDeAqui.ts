/** The words that people of this university would take for a password, without accents, and leaks of the whole world hold too seldom. */
export const palabrasDeAqui: ReadonlySet<string> = new Set(
  `universidad universitario universitaria universitarios estudiante estudiantes estudiar alumno alumna alumnos escuela escolar escolares
   colegio facultad licenciatura maestria doctorado carrera semestre trimestre cuatrimestre materia materias clase clases calificacion
   calificaciones kardex titulo tesis servicio profesor profesora profesores profe maestro maestra maestros docente facilitador facilitadora
   coordinador coordinadora coordinacion consejero consejera rector rectora rectoria director directora direccion secretaria administrativo
   administrativa administrador administradora administracion sistema sistemas usuario usuaria acceso ingreso entrada clave contrasena
   contrasenia secreto secreta segura seguro temporal prueba pruebas ejemplo bienvenido bienvenida bienvenidos cambiame cambiar inicio hola
   nueva nuevo comunal comunales comunidad comunitario comunitaria comunalidad cuc pueblo ciudad

   oaxaca oaxaqueno oaxaquena juchitan juchiteco tehuantepec istmo salinacruz ixtepec matias mixteca mixteco mixe zapoteco zapoteca zapotecas
   mazateco chinanteco sierra costa valles huatulco tlaxiaco huajuapan ixtlan tuxtepec pochutla puertoescondido miahuatlan etla tlacolula mitla
   montealban guelaguetza unionhidalgo mezcal mexico mexicano mexicana puebla veracruz chiapas guerrero tabasco jalisco guadalajara monterrey
   tijuana morelos hidalgo queretaro guanajuato yucatan merida campeche sonora sinaloa durango zacatecas michoacan morelia colima nayarit
   tlaxcala chihuahua coahuila tamaulipas acapulco cancun america

   enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre lunes martes miercoles jueves viernes sabado
   domingo primavera verano otono invierno navidad cumpleanos

   guadalupe lupita maria mariana jose joseluis juan juancarlos juanito luis carlos miguel miguelangel pedro francisco javier jesus antonio
   manuel alejandro alejandra fernando fernanda ximena sofia valentina camila daniela gabriela veronica patricia leticia rosa rosario carmen
   margarita teresa elena silvia adriana monica claudia isabel lucia luz esperanza soledad dolores concepcion itzel citlali xochitl nayeli
   benito benitojuarez juarez zapata villa hernandez garcia martinez lopez gonzalez perez rodriguez sanchez ramirez cruz flores gomez morales
   vasquez reyes jimenez torres diaz gutierrez ruiz mendoza santiago ortiz castillo

   dios diosesamor cristo virgen virgencita sanjudas bendicion bendiciones angel angelito gracias paz vida mivida micielo fe
   mama mami mamita papa papi papito hijo hija mihijo mihija hijos hermano hermana abuela abuelo abuelita esposo esposa familia mifamilia bebe
   amor amores amorcito miamor corazon teamo teamomucho tequiero tequieromucho tkm novio novia princesa principe reina amigo amiga amigos
   feliz felicidad hermosa hermoso bonita bonito chiquita chiquito alegria libertad

   gato gata gatito gatita perro perra perrito perrita caballo conejo tortuga mariposa paloma aguila aguilas leon leones lobo lobos tigre tigres
   delfin pajaro toro chivas pumas cruzazul toluca santos rayados pachuca seleccion futbol beisbol basquet campeon
   chocolate taco tacos tamal tamales cafe maiz milpa tortilla pozole mole quesillo cerveza manzana naranja sandia fresa
   rojo azul verde blanco negro morado rosado amarillo flor florecita sol luna estrella cielo mar playa montana lluvia fuego tierra agua musica
   guitarra baile fiesta trabajo dinero casa micasa carretera camino camioneta gobierno salud medico doctora doctor enfermera revolucion
   independencia bandera patria`.split(/\s+/),
)
