import type { Language } from '../../cues/cue.ts'

/** A sentence about the rest of something, about one particular thing, or for a while is not a rule. */
const notIf = (words: string) => `(?!.* (?:${words}) )`
/** A few words that name what nobody is to touch. */
const NAMED = '(?:[^ ,]+ ){1,7}(?:, )?'
const formOf = (notWith: string, ban: string, behind: string) =>
  new RegExp(`^${notIf(notWith)} ${NAMED}(?:${ban})(?: (?:${behind}))? [.!]? ?$`)

/** Bans that name first what they are about, and then say that nobody touches it: "den Ordner vendor fasst du nicht an". */
export const OBJECT_FIRST_FORMS: Readonly<Partial<Record<Language, RegExp>>> = {
  de: formOf(
    'button|knopf|uberschrift|farbe|text|titel|layout|seite|dies[^ ]*|jetzt|erstmal|vorerst|noch|heute|rest|anderen?|das hier',
    '(?:fasst|fass|ruhrst|ruhr|fassen|ruhren) (?:du |man |wir |mir |bitte )*(?:nicht|nie|niemals) an|(?:anderst|loschst|bearbeitest|verschiebst|formatierst|andern|bearbeiten) (?:du |wir |bitte )+(?:nicht|nie|niemals)|(?:(?:darfst|sollst|darf|solltest) (?:du |man |keiner |niemand )|bitte )?(?:bitte )?(?:nicht|nie|niemals) (?:anfassen|anruhren|andern|loschen|bearbeiten|verandern|editieren|angefasst werden)|(?:lass|lasst|lassen) (?:du |wir |bitte )*(?:in ruhe|die finger davon)|fasst (?:keiner|niemand) an',
    'bitte',
  ),
  fr: formOf(
    'bouton|couleur|titre|page|texte|ce|cet|cette|ces|ca|instant|encore|maintenant|reste|autres?',
    '(?:(?:on|tu|vous|faut|il faut) )?(?:n |ny |ne |nen |y |le |la |les )*(?:touche[sz]?|toucher|touchez|modifie[sz]?|modifier|supprime[sz]?|edite[sz]?|change[sz]?) (?:pas|jamais|plus)|(?:ne |faut )?(?:pas|jamais) (?:y |le |la |les )?(?:touche|toucher|modifier|editer|supprimer)|(?:personne|on) (?:n |ny |ne )+touche',
    'stp|a la main|directement',
  ),
  es: formOf(
    'boton|color|titulo|pagina|texto|este|esta|estos|estas|eso|esto|ese|todavia|aun|ahora|resto|demas|otr[oa]s?',
    '(?:no|nunca|ni) (?:me )?(?:l[oa]s? )?(?:se )?(?:l[oa]s? )?(?:toques?|modifiques|borres|cambies|edites|tocan?|tocamos|modifican?|cambian?|editan?|tocar|modificar|tocarl[oa]s?)',
    'nunca|jamas|por favor|a mano|porfa',
  ),
  pt: formOf(
    'botao|cor|titulo|tela|texto|este|esta|estes|estas|isso|isto|esse|essa|ainda|agora|resto|outr[oa]s?',
    '(?:nao|nunca|ninguem) (?:se )?(?:mexe|mexa|mexer|mexemos|toca|toque|tocar|altera|altere|alterar|edita|edite|editar|apaga|apague)',
    'nel[ea]s?|nunca|por favor|na mao|sem (?:[^ ]+ ){1,7}[^ ]+',
  ),
  it: formOf(
    'bottone|colore|titolo|pagina|testo|quest[oaie]|quell[oa]|ancora|adesso|ora|resto|altr[oaie]',
    '(?:non|mai) (?:(?:l[aoei]|si) )?(?:toccar(?:e|l[aoei])|tocchi|tocchiamo|tocca|toccano|modificar(?:e|l[aoei])|modifica|modifichi|cancellar(?:e|l[aoei]))',
    'mai|per favore|a mano',
  ),
  nl: formOf(
    'knop|kleur|titel|pagina|tekst|deze|dit|dat|nu|nog|rest|andere',
    '(?:blijf|blijven|blijft) (?:je |jij |we |iedereen )?(?:er |daar )?(?:van af|vanaf|af)|(?:raak|pas|wijzig|raken|passen) (?:je |jij |we )(?:nooit|niet)(?: aan)?|(?:(?:mag|moet) je )?(?:nooit|niet) (?:aanraken|aanpassen|aankomen|aanzitten|wijzigen|bewerken)|(?:kom|zit|zitten|komen) (?:je |we )?(?:nooit|niet) aan',
    'alsjeblieft|graag',
  ),
  pl: formOf(
    'przycisk[^ ]*|kolor[^ ]*|stron[^ ]*|tytul[^ ]*|tego|tej|ten|ta|tych|reszt[yae]|na razie|jeszcze|teraz|inn[^ ]+',
    'nie (?:ruszaj|ruszamy|rusza sie|ruszac|dotykaj|dotykamy|tykaj|tykamy|zmieniaj|zmieniamy|edytuj|edytujemy|edytowac|modyfikuj|modyfikujemy)',
    'nigdy|recznie|prosze',
  ),
  ru: formOf(
    'кнопк[^ ]*|цвет[^ ]*|страниц[^ ]*|текст[^ ]*|это|эт[^ ]+|остальн[^ ]+|пока|сейчас|ещ[её]|его|е[её]|их|друг[^ ]+',
    'не (?:трога(?:ем|й|йте|ть)|меня(?:ем|й|йте|ть)|прав(?:им|ь|ьте|ить)|редактиру(?:ем|й|йте)|редактировать|удаля(?:ем|й|йте|ть)|лез(?:ем|ь|ть))',
    'руками|вручную|никогда|пожалуйста|вообще',
  ),
  uk: formOf(
    'це|ц[^ ]+|решту|поки|зараз|ще|його|її|їх|інш[^ ]+',
    'не (?:чіпа(?:ємо|й|йте|ти)|змінює?(?:мо|й|йте)|редагує?(?:мо|й|йте)|видаляє?(?:мо|й|йте))',
    'руками|вручну|ніколи',
  ),
  cs: formOf(
    'to|toto|tohle|ten|tento|zatim|ted|teraz|jeste|zbytek',
    '(?:nesahej|nesahame|nesahat|nesahaj|nemen|nemenime|nemenit|neupravuj|neupravujeme|se nesaha|se nemeni)',
    'nikdy|prosim|rucne',
  ),
  sv: formOf(
    'detta|denna|det|den har|nu|annu|resten|andra',
    '(?:ror|andrar|redigerar) (?:du |vi |man )(?:inte|aldrig)|(?:ska|far) (?:du |man |ni )?(?:inte|aldrig) (?:roras|rora|andras|andra|redigeras)',
    'tack',
  ),
  da: formOf(
    'dette|denne|det|nu|endnu|resten|andre',
    '(?:rorer|aendrer|endrer|redigerer) (?:du |vi |man )(?:ikke|aldrig|aldri) ?(?:ved)?|(?:skal|ma) (?:du |man )?(?:ikke|aldrig|aldri) (?:rores|rore|aendres|endres|redigeres)(?: ved)?',
    'tak|takk',
  ),
  fi: formOf(
    'tata|tahan|naita|viela|nyt|muihin|muita|loppuun',
    '(?:ei kosketa|ei saa koskea|ala koske|ala muokkaa|ei muokata|ei muuteta|ei kosketa kasin)',
    'ikina|koskaan|kasin|kiitos',
  ),
  ro: formOf(
    'asta|acesta|aceasta|acum|inca|restul|alte',
    '(?:nu|nul|nu-l|nu-i|nu-o|n-o) (?:[lio] |le )?(?:se )?(?:atinge|atingi|atingem|modifica|modifici|schimba|schimbi|sterge)',
    'niciodata|te rog|manual',
  ),
  ar: /^(?!.* (?:هذا|هذه|ده|الحين|دلوقتي|الان|الباقي) ) (?:[^ ,]+ ){1,5}(?:لا|ما|ممنوع) (?:تلمس[^ ]*|تعدل[^ ]+|تغير[^ ]+|تحذف[^ ]+|تقرب[^ ]*|اللمس|التعديل)(?: ابدا)? [.!]? ?$/,
}
