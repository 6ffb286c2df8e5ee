/** Subjects by the letters of the programme that asks for them; those of «TRONC» are shared by all. */
export const materias: Readonly<Record<string, string>> = {
  TRONC: `Comunalidad y vida en común; Asamblea, cargos y tequio; Lengua originaria I; Lengua originaria II; Lectura y escritura académica;
    Investigación desde la comunidad I; Investigación desde la comunidad II; Territorio y bienes comunes; Historia de los pueblos de Oaxaca; Seminario de titulación`,
  DERIN: `Sistemas normativos indígenas; Derecho constitucional; Derecho agrario; Derecho penal; Derecho civil; Derechos humanos y pueblos;
    Amparo; Derecho procesal; Peritaje antropológico; Jurisdicción indígena; Consulta previa; Clínica jurídica comunitaria`,
  AGROE: `Principios de agroecología; Suelos vivos; Milpa y policultivos; Manejo del agua; Semillas nativas; Ganadería de traspatio; Plagas y equilibrio;
    Cafeticultura; Economía campesina; Certificación participativa; Fisiología vegetal; Diseño de parcelas`,
  ARTFI: `Estética de los pueblos; Filosofía comunitaria; Grabado y gráfica; Textil y memoria; Barro y cerámica; Historia del arte en Oaxaca; Muralismo; Taller de creación colectiva`,
  EDUCO: `Pedagogías de la tierra; Didáctica de lenguas; Educación multigrado; Juego y aprendizaje; Evaluación formativa; Planeación comunitaria; Práctica docente I; Práctica docente II`,
  PESCA: `Cooperativismo; Biología pesquera; Artes de pesca; Acuacultura; Administración de cooperativas; Navegación costera; Conservación de productos; Legislación pesquera`,
  LENGU: `Fonética y fonología; Morfosintaxis; Escritura de lenguas originarias; Traducción jurídica; Interpretación en salud; Lexicografía; Literatura oral; Revitalización lingüística`,
  CINEC: `Lenguaje audiovisual; Guion; Radio comunitaria; Fotografía; Edición y montaje; Sonido; Documental; Tecnologías libres y autonomía`,
  MUSIC: `Solfeo I; Solfeo II; Instrumento I; Instrumento II; Armonía; Banda y ensamble; Dirección de bandas; Repertorio de los pueblos; Historia de la música`,
  SALUD: `Anatomía humana; Salud pública intercultural; Epidemiología comunitaria; Herbolaria; Nutrición y maíz; Enfermería básica; Salud mental comunitaria; Atención primaria`,
  GOBIE: `Gobierno municipal; Hacienda pública; Usos y costumbres electorales; Planeación municipal; Contraloría comunitaria; Gestión de recursos; Mediación de conflictos; Transparencia`,
  TURIS: `Turismo comunitario; Patrimonio biocultural; Cocina tradicional; Hospedaje; Guías de montaña; Comercialización solidaria`,
  BIOCO: `Construcción con tierra; Estructuras; Dibujo y modelado; Ecotecnias; Instalaciones; Materiales locales; Topografía; Arquitectura vernácula; Costos y presupuestos; Bambú y carrizo; Matemáticas aplicadas; Física de la construcción`,
  FORES: `Silvicultura comunitaria; Dendrología; Aserrío y transformación; Manejo del fuego; Inventario forestal; Servicios ambientales`,
  APICU: `Biología de la abeja; Manejo de apiarios; Abejas nativas; Inocuidad de la miel; Agroindustria rural`,
  MEDCO: `Teoría de la comunalidad; Epistemologías del sur; Investigación participativa; Currículo y territorio`,
  DERPU: `Teoría crítica del derecho; Autonomía y libre determinación; Litigio estratégico; Derecho internacional de los pueblos`,
  PARTE: `Partería tradicional; Embarazo y parto; Plantas medicinales; Cuidado de la recién nacida`,
  DOCTE: `Seminario de comunalidad; Territorio y resistencias; Metodologías colaborativas; Seminario doctoral`,
}
