/** Returns the words of a text that address its reader as tú; none where it says usted or speaks of somebody else. */
export const tuteo = (texto: string): string[] =>
  [anywhere, atStart].flatMap(form => [...texto.matchAll(form)].map(([word]) => word))

const words = (list: string) => list.trim().split(/\s+/)

/** Stems of the regular verbs of orders and questions. */
const ar = words(`abandon acept actualiz adjunt agreg ajust anot apag arrastr arregl asign borr busc cambi cancel captur
  cop complet compr comprob conect confirm consult contact cre descarg desmarc dej edit ejecut elimin entr envi escane
  esper explic export firm guard habl import indic ingres instal intent introduc invit limpi llam llen manej marc mand
  mir modific nombr olvid pas peg pregunt presion puls quit rechaz record regres reinici renombr repas reserv retoc
  revis sac seleccion señal suelt teclea tom trabaj us valid verific`)
const er = words('abr añad aprend comprend corr escog escrib describ decid elij met recib respond romp ten')

/** Stems whose forms of tú are also nouns (`las firmas`). */
const alsoNouns = new Set(words('consult firm marc reserv tom valid'))
const plainAr = ar.filter(stem => !alsoNouns.has(stem))

/** Pronouns, and verb forms that only address tú. */
const persons = [
  ...words('tú tu tus ti contigo tuy[oa]s? te tienes puedes quieres debes deseas necesitas sabes eres estás vas haces'),
  ...words('dices ves vienes prefieres encuentras pierdes pides eliges cierras recuerdas vuelves muestras subes vives'),
  'has [a-z]+[aieo][dt]o',
  'no (?:hagas|digas|pongas|vayas|vuelvas|pidas|elijas|cierres|pruebes|olvides|seas|tengas|debas)',
  ...plainAr.map(stem => `${stem}as`),
  ...ar.map(stem => `${stem}aste`),
  ...er.flatMap(stem => [`${stem}es`, `${stem}iste`]),
]

/** Orders with a pronoun: usted says revíselo, ábralo. */
const enclitics = [
  ...words(`revís ejecút instál intént guárd bórr cámbi quít descárg mánd enví cópi pég márc búsc ús ingrés confírm
    verifíc consérv llén tóm déj mír llév fírm anót pregúnt asegúr fíj acuérd comuníc`).map(stem => `${stem}a`),
  ...words('ábr escríb elíg píd añád súb decíd repít corríg descríb lé recíb').map(stem => `${stem}e`),
  ...words('haz di dí pon pón ten tén vé'),
].map(form => `${form}(?:l[oae]s?|te|me|nos)`)

/** Orders that may also be the third person (`el estudiante envía`): matched only where a sentence or a part of it begins. */
const orders = [
  ...plainAr.map(stem => `${stem}a`),
  ...er.map(stem => `${stem}e`),
  ...words(
    'haz di pon pide elige corrige cierra prueba recuerda encuentra vuelve muestra repite sigue sube ten ven ve',
  ),
  ...words('detén deshaz comprueba enciende envía'),
]

const anywhere = new RegExp(
  `(?<![\\p{L}\\p{N}_'.-])(?:${[...persons, ...enclitics].join('|')})(?![\\p{L}\\p{N}_'-])`,
  'giu',
)
const start = `^[¿¡«"*]*|[.:!?]\\s+[¿¡«"*]*|\\n\\s*(?:\\d+\\.\\s+)?`
const atStart = new RegExp(`(?<=${start})(?:${orders.join('|')})(?![\\p{L}\\p{N}_'-])`, 'giu')
