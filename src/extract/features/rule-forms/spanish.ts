import type { Opening } from '../../view/openings.ts'
import { CHANGED, SEEN, STEPS } from './romance-words.ts'

/** Where files are: a path, or a word that says so. */
const FOLDER =
  '(?:_path_|(?:la |una )?carpeta [^ ]|(?:el |un )?(?:directorio|paquete|modulo) [^ ]|src|lib|utils|packages)'

/** The forms in which rules are stated in Spanish, as in `english-rules.ts`. */
export const SPANISH_RULES: readonly Opening[] = [
  [
    'no',
    '(?:uses|agregues|anadas|instales|hagas|toques|modifiques|borres|elimines|crees|expliques|resumas|comentes|subas|pongas|escribas|repitas) (?!(?:eso|esto|el|la|este|esta|nada) )[^ ]',
  ],
  ['usa', '(?!(?:el|la|los|las|este|esta|ese|esa|eso) )(?:[^ ]+ ){1,4}(?:en vez de|en lugar de|y no|para) '],
  ['corre ejecuta pregunta preguntame muestra muestrame lanza revisa', '(?:[^ ]+ ){1,4}antes de '],
  [
    'cuando si',
    '(?:hagas|crees|agregues|anadas|cambies|modifiques|toques|escribas|borres|renombres|haces|creas|cambias|tocas|agregas|modificas) (?:una?|algo|cualquier|nuev[oa]s?) (?:[^ ]+ ){1,6}[^ ]',
  ],
  [
    'no nunca',
    '(?:toques|modifiques|edites|tocamos) (?:nada (?:de|en|dentro)|(?:la|las) carpetas?|los? (?:directorios?|archivos? [^ ]+)|_path_) (?!(?:aun|todavia|ahora) )[^ ]',
  ],
  ['desplegamos usamos publicamos', '(?!(?:eso|esto|isso|esse) )[^ ]'],
  [
    'aqui aca',
    '(?:solo |siempre |no |nunca )?(?:usamos|desplegamos|escribimos|trabajamos|testeamos|commiteamos) (?!(?:eso|esto|isso|isto|el|la) )[^ ]',
  ],
  [
    'las los nuestras nuestros',
    '(?:ramas|commits|tests|pruebas|migraciones|versiones) (?:siempre )?(?:salen|van|empiezan|terminan|viven|viene[n]?) (?:siempre )?(?:de|en|con|desde|por) ',
  ],
  ['nosotros', '(?:desplegamos|usamos|publicamos) (?!(?:eso|esto) )[^ ]'],
  [
    'yo',
    `(?:me encargo de|hago|corro|manejo|subo|reviso|apruebo|mergeo|despliego) (?:siempre )?(?:el|la|los|las) (?:${STEPS}|migraciones|pruebas|despliegues?) `,
  ],
  [
    'los las el la',
    `(?:${STEPS}|migraciones|pruebas|despliegues?) (?:siempre )?(?:los?|las?) (?:hago|corro|subo|manejo|reviso|apruebo|mergeo) (?:siempre )?yo `,
  ],
  [
    'los las',
    '(?:tests|pruebas|migraciones) (?:se )?(?:corren|ejecutan|lanzan|hacen) (?:siempre |solo )?(?:con|usando|desde) (?!(?:exito|error|este|esta|ese|esa|un|una|el|la) )[^ ]',
  ],
  [
    'corre ejecuta lanza',
    '(?:siempre )?(?:los|las) (?:tests|pruebas|migraciones) (?:con|usando) (?!(?:cobertura|coverage|verbose|este|esta|ese|esa|un|una|el|la) )[^ ]',
  ],
  [
    'el la',
    '(?:deploy|despliegue|release|build|formato) (?:se hace|es|sale|corre|lo hace) (?:solo|sola|automatic[oa]|automaticamente|(?:el|la) (?:ci|action|pipeline|workflow)) (?:$|[,.] |(?:al|cuando|con|desde|en|cada|por) )',
  ],
  [
    'los las el la',
    `(?:[^ ]+ ){1,2}(?:nuev[oa]s? )?(?:siempre )?(?:van?|viven?|se (?:guardan?|ponen?|crean?)) (?:siempre )?(?:en|dentro de|bajo) ${FOLDER}`,
  ],
  [
    'nada sin',
    '(?:de )?(?:[^ ]+ ){1,2}, (?:solo|solamente|unicamente) (?!(?:el|la|los|las|un|una|este|esta|lo|que) )[^ ]',
    SEEN,
  ],
  [
    'usa',
    '(?:el|la|los|las) (?:[^ ]+ ){1,2}(?:del?|en) (?:[^ ]+ ){1,2}(?:en vez de|en lugar de|y no) (?!(?:el|la|los|las|un|una|este|esta|ese|esa) )[^ ]',
  ],
  [
    'si cuando',
    `(?:cambias|modificas|tocas|agregas|anades|renombras|borras) (?:el|la|los|las|un|una|algun|alguna) (?:[^ ]+ )?(?:${CHANGED}) (?:[^ ]+ ){0,2}?(?:, )?(?:hay que|tienes que|tenes que|debes|acuerdate|acordate|recuerda|no olvides|no te olvides|regenera|actualiza|corre|avisa|avisame) `,
  ],
  [
    'aqui aca',
    '(?:, )?(?:los|las|el|la) (?:tests|pruebas|commits|ramas|migraciones|deploys?|versiones|mensajes|nombres|fechas|precios) (?:se |son |van |es |estan |siempre )+(?:[^ ]+ )?(?:con|en|por|desde) [^ ]',
  ],
  [
    'puedes podes',
    '(?!(?:hacerlo|hacerla|hacer esto|hacer eso) )(?:[^ ]+ ){1,6}sin (?:preguntar|preguntarme|avisar|avisarme|pedir permiso) ',
  ],
  [
    'no',
    '(?:hace falta|tienes|necesitas|es necesario) (?:que )?(?:me )?(?:preguntar|preguntes|preguntarme|pedir|pidas|pedirme|avisar|avises|avisarme) (?:[^ ]+ )*(?:para|antes|por|cuando|si|cada) ',
  ],
  [
    'los las',
    '(?:nombres|mensajes|titulos) de (?:las? |los? )?(?:ramas?|commits?|prs?|variables|funciones|archivos|tablas|columnas|clases|tests) (?:siempre )?(?:empiezan|comienzan|terminan|van|son|en|llevan|siguen) (?!(?:mal|muy) )[^ ]',
  ],
  [
    'estamos',
    '(?:todavia )?en (?:[^ ]+ ){1,3}(?:, )?(?:asi que|entonces|por eso|por lo que|o sea que) (?:no|nada|sin) ',
  ],
  [
    'la el',
    '(?:base|bd|db|servidor|backend|api|front|frontend|app) (?:de datos )?(?:de )?(?:(?:prod|produccion|staging|desarrollo|dev|pruebas) )?(?:esta|corre|escucha|vive|va) (?:en|por) (?:el )?(?:puerto )?[0-9]{3,5} ',
  ],
  [
    'este',
    '(?:repo|proyecto|repositorio) es (?:un|una) (?:[^ ]+ )?(?:monorepo|monolito|fork|libreria|plugin|pwa|spa|cli|sdk|microservicio) ',
  ],
  [
    'evita evitar evite',
    '(?:las |los |el |la |usar )?(?:abreviaturas|abreviaciones|comentarios|any|mocks|emojis|clases|dependencias|librerias|ternarios|anidar|variables globales) ',
  ],
  ['cada', '(?:feature|cambio|fix|ticket|tarea|issue|arreglo) (?:va )?en su (?:propia )?(?:rama|commit|pr) '],
  [
    'cuando',
    'termines (?:algo |una? [^ ]+ |de [^ ]+ )?(?:, )?(?:siempre )?(?:pasa|corre|ejecuta|lanza|avisa|avisame|actualiza) (?!(?:lo|la|me) )[^ ]',
  ],
  ['quiero', '(?:ver|revisar|aprobar) (?:el|tu|un) (?:plan|diff) antes '],
  [
    'en',
    '(?:los pr|las pr|los prs|los commits|los tests|los mensajes|este repo|este proyecto) (?:siempre )?(?:pon|ponme|usa|usamos|incluye|el|los|las|van) [^ ]',
  ],
  ['los', '(?:viernes|lunes|fines de semana) no se (?:despliega|hace|sube|publica) '],
  [
    'los las',
    '(?:ids?|importes|precios|fechas|coordenadas|tests(?: [^ ]+)?) (?:de [^ ]+ )?(?:llevan|van|son|vienen) (?:con |en |siempre |como )*(?!(?:mal|vacios?|rotos?|lentos?|null) )[^ ]',
  ],
  ['los', 'logs sin (?:datos|nombres|info) '],
  ['la', 'rama (?:buena|principal|por defecto) es [^ ]'],
  ['dependencias librerias', '(?:nuevas )?(?:solo|siempre) (?:si|con|cuando|previa) '],
  [
    'tablas columnas commits ramas',
    '(?:siempre )?(?:en|desde) (?:singular|plural|ingles|espanol|snake|camel|develop|main|master) ',
  ],
  [
    'antes',
    'de (?:borrar|instalar|tocar|modificar|renombrar|subir|editar) (?:[^ ]+ ){1,4}(?:, )?(?:pregunta|preguntame|avisa|avisame|muestrame) ',
  ],
  ['muestrame ensename', '(?:siempre )?(?:el|tu|un) plan (?:primero|antes) '],
]
