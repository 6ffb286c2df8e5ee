/** Subjects by the letters of the programme that they belong to; those of «TRONC» are shared by all. */
export const materias: Readonly<Record<string, string>> = {
  TRONC: `Comunalidad y vida en común; Asamblea, cargos y tequio; Lengua originaria I; Lengua originaria II; Lectura y escritura académica;
    Investigación desde la comunidad I; Investigación desde la comunidad II; Territorio y bienes comunes; Historia de los pueblos de Oaxaca;
    Seminario de titulación`,
  DERIN: `Sistemas normativos indígenas; Derecho constitucional; Derecho agrario; Derecho penal; Derecho civil; Derechos humanos y pueblos; Amparo;
    Derecho procesal; Peritaje antropológico; Jurisdicción indígena; Consulta previa; Clínica jurídica comunitaria;
    Introducción al estudio del derecho; Teoría general del Estado; Historia del derecho indígena; Lógica y argumentación jurídica;
    Derecho administrativo; Derecho municipal; Derecho laboral; Derecho familiar; Derecho ambiental y territorio; Tratados y sistema interamericano;
    Mediación y justicia restaurativa; Lingüística forense; Tierras comunales y ejidales; Derecho electoral indígena; Ética del servicio jurídico;
    Redacción de demandas; Litigio en lengua originaria; Propiedad colectiva de saberes`,
  AGROE: `Principios de agroecología; Suelos vivos; Milpa y policultivos; Manejo del agua; Semillas nativas; Ganadería de traspatio; Plagas y equilibrio;
    Cafeticultura; Economía campesina; Certificación participativa; Fisiología vegetal; Diseño de parcelas; Botánica campesina; Química del suelo;
    Clima y calendario agrícola; Compostas y biofertilizantes; Apicultura de traspatio; Agroforestería; Poscosecha y almacén; Mercados campesinos;
    Maíces nativos; Práctica de parcela`,
  ARTFI: `Estética de los pueblos; Filosofía comunitaria; Grabado y gráfica; Textil y memoria; Barro y cerámica; Historia del arte en Oaxaca; Muralismo;
    Taller de creación colectiva; Dibujo; Color y pigmentos naturales; Fotografía documental; Museos comunitarios; Teatro y ritual;
    Práctica de taller`,
  EDUCO: `Pedagogías de la tierra; Didáctica de lenguas; Educación multigrado; Juego y aprendizaje; Evaluación formativa; Planeación comunitaria;
    Práctica docente I; Práctica docente II; Historia de la educación en Oaxaca; Desarrollo infantil; Matemáticas comunitarias; Ciencias y entorno;
    Materiales didácticos; Educación inclusiva`,
  PESCA: `Cooperativismo; Biología pesquera; Artes de pesca; Acuacultura; Administración de cooperativas; Navegación costera; Conservación de productos;
    Legislación pesquera; Oceanografía costera; Motores y embarcaciones; Sanidad acuícola; Contabilidad cooperativa; Manglares y lagunas;
    Práctica en cooperativa`,
  LENGU: `Fonética y fonología; Morfosintaxis; Escritura de lenguas originarias; Traducción jurídica; Interpretación en salud; Lexicografía;
    Literatura oral; Revitalización lingüística; Lenguas otomangues; Lenguas mixe-zoqueanas; Gramáticas comunitarias; Interpretación judicial;
    Corrección y edición; Práctica de traducción`,
  CINEC: `Lenguaje audiovisual; Guion; Radio comunitaria; Fotografía; Edición y montaje; Sonido; Documental; Tecnologías libres y autonomía;
    Historia del cine comunitario; Dirección; Producción; Periodismo desde los pueblos; Redes y software libre; Práctica audiovisual`,
  MUSIC: `Solfeo I; Solfeo II; Instrumento I; Instrumento II; Armonía; Banda y ensamble; Dirección de bandas; Repertorio de los pueblos;
    Historia de la música; Coro y lectura; Contrapunto; Instrumento III; Instrumento IV; Arreglo para banda; Didáctica musical;
    Acústica y reparación de instrumentos; Composición; Práctica de banda I; Práctica de banda II; Gestión cultural`,
  SALUD: `Anatomía humana; Salud pública intercultural; Epidemiología comunitaria; Herbolaria; Nutrición y maíz; Enfermería básica;
    Salud mental comunitaria; Atención primaria; Biología celular; Química de la vida; Fisiología; Microbiología; Farmacología; Primeros auxilios;
    Anatomía aplicada; Bioestadística; Ética de la salud; Antropología médica; Salud de la mujer; Salud infantil; Salud del adulto mayor;
    Parasitosis y zoonosis; Agua y saneamiento; Vacunación; Salud bucal; Rehabilitación comunitaria; Plantas medicinales de la región;
    Temazcal y medicina ayuuk; Parteras y acompañamiento; Diabetes e hipertensión; Adicciones y comunidad; Urgencias en zona rural;
    Laboratorio clínico básico; Registro y vigilancia; Promoción de la salud; Gestión de casas de salud; Práctica comunitaria de salud I;
    Práctica comunitaria de salud II`,
  GOBIE: `Gobierno municipal; Hacienda pública; Usos y costumbres electorales; Planeación municipal; Contraloría comunitaria; Gestión de recursos;
    Mediación de conflictos; Transparencia; Derecho municipal aplicado; Catastro y territorio; Elaboración de actas; Finanzas comunitarias;
    Obra pública; Archivo municipal; Sindicatura; Regidurías y comisiones; Programas sociales; Ética del cargo; Relación con el Estado;
    Práctica de gobierno`,
  TURIS: `Turismo comunitario; Patrimonio biocultural; Cocina tradicional; Hospedaje; Guías de montaña; Comercialización solidaria; Economía del turismo;
    Interpretación ambiental; Inglés para guías; Primeros auxilios en montaña; Administración de ecoturísticas; Artesanía y comercio justo;
    Normas y seguridad; Rutas del café y del mezcal; Redes y promoción; Práctica comunitaria de turismo; Costos y tarifas`,
  BIOCO: `Construcción con tierra; Estructuras; Dibujo y modelado; Ecotecnias; Instalaciones; Materiales locales; Topografía; Arquitectura vernácula;
    Costos y presupuestos; Bambú y carrizo; Matemáticas aplicadas; Física de la construcción; Geometría y trazo; Mecánica de suelos;
    Hidráulica rural; Carpintería; Acabados de cal y tierra; Bioclimática; Instalación solar; Supervisión de obra; Seguridad en obra;
    Vivienda y comunidad; Diseño estructural sismorresistente; Restauración; Taller de obra I; Taller de obra II`,
  FORES: `Silvicultura comunitaria; Dendrología; Aserrío y transformación; Manejo del fuego; Inventario forestal; Servicios ambientales; Botánica forestal;
    Suelos forestales; Cartografía y geomática; Viveros y reforestación; Plagas forestales; Aprovechamiento de resina;
    Administración forestal comunal; Legislación forestal; Certificación forestal; Ecoturismo en bosques; Práctica forestal`,
  APICU: `Biología de la abeja; Manejo de apiarios; Abejas nativas; Inocuidad de la miel; Agroindustria rural; Flora melífera; Cría de reinas;
    Cosecha y extracción; Derivados de la colmena; Sanidad apícola; Costos y cooperativas; Empaque y etiqueta; Comercialización de miel;
    Práctica de apiario`,
  MEDCO: `Teoría de la comunalidad; Epistemologías del sur; Investigación participativa; Currículo y territorio; Políticas educativas; Pedagogías críticas;
    Lengua y aprendizaje; Diseño curricular comunal; Evaluación y saberes; Seminario de tesis I; Seminario de tesis II; Coloquio de investigación`,
  DERPU: `Teoría crítica del derecho; Autonomía y libre determinación; Litigio estratégico; Derecho internacional de los pueblos; Pluralismo jurídico;
    Derechos territoriales; Género y derechos colectivos; Peritaje y prueba; Clínica de litigio; Derecho ambiental comparado;
    Seminario de investigación I; Seminario de investigación II`,
  PARTE: `Partería tradicional; Embarazo y parto; Plantas medicinales; Cuidado de la recién nacida; Puerperio y lactancia; Temazcal y cuidados;
    Farmacia vegetal; Práctica de partería`,
  DOCTE: `Seminario de comunalidad; Territorio y resistencias; Metodologías colaborativas; Seminario doctoral; Historia de las ideas comunales;
    Ecología política; Seminario de tesis doctoral I; Seminario de tesis doctoral II; Seminario de tesis doctoral III; Coloquio doctoral I;
    Coloquio doctoral II; Estancia comunitaria`,
  COMUN: `Pensamiento comunal I; Pensamiento comunal II; Fiesta, música y danza; Cosmovisión y calendario; Milpa y alimento; Trabajo compartido;
    Historia oral; Parentesco y compadrazgo; Gobierno por cargos; Justicia comunitaria; Migración y comunidad; Mujeres y territorio;
    Economía solidaria; Comunicación comunitaria; Salud y bienestar comunal; Educación y crianza; Arte popular; Etnografía I; Etnografía II;
    Archivo comunitario; Lenguas y toponimia; Bosques y aguas; Despojo y resistencia; Autonomías de América Latina; Filosofía de la comunalidad;
    Gestión de proyectos comunales; Planeación participativa; Sistematización de experiencias; Práctica comunitaria I; Práctica comunitaria II`,
}
