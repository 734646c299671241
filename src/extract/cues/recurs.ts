import type { Cue } from './cue.ts'

export const recurs: Cue = {
  id: 'recurs',
  because: 'says when or how often something happens',
  weight: 0.7,
  expression: {
    en: `
      (?:every|each) (?:(?:single|other|last|first) )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday
        |morning|evening)
      |(?:on|until|before|after|at) (?:mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|mornings
        |evenings)
      |(?:every|each|on|until|before|after|at) (?:(?:single|other|last|first) )?(?:nights?|midnight|weekends?
        |weekdays?|quarters?|semesters?|terms?|sprints?|releases?|year|january|february|march|april|june|july|august
        |september|october|november|december|hour|[0-9]{1,2} (?:am|pm|days|weeks|hours|minutes|months|years)
        |[0-9]{1,2}(?:am|pm)|[0-9]{1,2}h)
      |nightly|overnight|twice a (?:day|week|month|year)|between [0-9]{1,2}[^ ]* and [0-9]{1,2}[^ ]*
      |(?:once|twice) (?:a|per|every) (?:day|week|month|year|quarter|sprint|hour)|hourly|weekly(?! (?:limit|quota|usage(?! report)|budget))|monthly|quarterly
        |yearly|on the [0-9]{1,2}(?:st|nd|rd|th)(?= [.,]| $| of)|in (?:summer|winter|spring|autumn)|every (?:five|ten
        |thirty|[0-9]+) (?:minutes|hours|days|seconds)
    `,
    de: `
      (?:jede[nrs]?|am|montags|dienstags|mittwochs|donnerstags|freitags|samstags|sonntags|nachts|taglich|wochentlich
        |nachtlich) (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|nacht|woche|morgen|abend|wochenende
        |monat|quartal)
      |(?:montags|dienstags|mittwochs|donnerstags|freitags|samstags|sonntags|nachts|taglich|wochentlich)
      |um [0-9]{1,2}(?: uhr)?|zwischen [0-9]{1,2} und [0-9]{1,2}
      |stundlich|monatlich|jahrlich|alle [0-9]+ (?:minuten|stunden|tage|wochen)|einmal (?:pro|im|am) (?:tag|woche
        |monat|jahr)|immer am [0-9]+|jede(?:n|s|r)? (?:stunde|jahr)
    `,
    fr: `
      (?:chaque|tous les|toutes les) (?:lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|nuits?
        |matins?|soirs?|jours?|semaines?|mois)
      |la nuit|le (?:lundi|mardi|mercredi|jeudi|vendredi|week-end)|entre [0-9]{1,2}h? et [0-9]{1,2}h?|a [0-9]{1,2}h
      |(?:toutes les|chaque) (?:heures?|annees?)|tous les [0-9]+ (?:jours|mois)|une fois par (?:jour|semaine|mois|an
        |heure)|le (?:mardi|mercredi|samedi|dimanche)
    `,
    es: `
      (?:cada|todos los|todas las|los) (?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|noches?|mananas?
        |dias?|semanas?|mes|meses)
      |por la noche|entre las [0-9]{1,2} y las [0-9]{1,2}|a las [0-9]{1,2}
      |cada (?:hora|ano|[0-9]+ (?:dias|horas|minutos))|una vez (?:al|por|a la) (?:dia|semana|mes|ano|hora)
    `,
    pt: `
      (?:cada|toda|todo|todas as|todos os) (?:segunda|terca|quarta|quinta|sexta|sabado|domingo|noites?|manhas?|dias?
        |semanas?|mes|meses)
      |de madrugada|as [0-9]{1,2}h|entre [0-9]{1,2}h? e [0-9]{1,2}h?
      |(?:a cada|de) (?:hora em hora|hora|ano|[0-9]+ (?:dias|horas|minutos))|uma vez por (?:dia|semana|mes|ano|hora)
        |(?:na|as|aos|nas) (?:segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|domingos?)
    `,
    it: `
      (?:ogni|tutti i|tutte le) (?:lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|notte|notti|mattina|sera
        |giorno|settimana|mese)
      |di notte|(?:il|di) (?:lunedi|venerdi)|alle [0-9]{1,2}
      |ogni (?:ora|anno|[0-9]+ (?:giorni|ore|minuti))|una volta (?:al|alla|all) ?(?:giorno|settimana|mese|anno|ora)
    `,
    nl: `
      (?:elke|iedere|op) (?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|nacht|ochtend|dag|week|maand)
      |s nachts|om [0-9]{1,2} uur
      |elk(?:e)? (?:uur|jaar|kwartier)|wekelijks|dagelijks|maandelijks|een keer per [^ ]+
    `,
    pl: `
      (?:co|kazd[^ ]+|w) (?:poniedzial[^ ]+|wtor[^ ]+|srod[^ ]+|czwart[^ ]+|piat[^ ]+|sobot[^ ]+|niedziel[^ ]+
        |noc[^ ]*|dzien|tydzien|miesiac|rano)
      |codziennie|o [0-9]{1,2}
      |co (?:godzine|miesiac|tydzien|[0-9]+ (?:minut|godzin|dni))|raz (?:w|na|dziennie) [^ ]+|w (?:czwartki|piatki
        |poniedzialki|niedziele|soboty)
    `,
    tr: `
      her (?:pazartesi|sali|carsamba|persembe|cuma|cumartesi|pazar|gece|sabah|gun|hafta|ay)|gece yarisi
      |saat [0-9]{1,2}
    `,
    vi: '(?:moi|hang) (?:toi|dem|sang|ngay|tuan|thang|thu|chu nhat)|nua dem|luc [0-9]{1,2}h?',
    id: `
      (?:tiap|setiap) (?:senin|selasa|rabu|kamis|jumat|sabtu|minggu|malam|pagi|hari|bulan)|tengah malam|jam [0-9]{1,2}
    `,
    ru: `
      (?:кажд[^ ]+|по) (?:понедельник[^ ]*|вторник[^ ]*|сред[уам]+|четверг[^ ]*|пятниц[^ ]*|суббот[^ ]*
        |воскресень[^ ]*)|в (?:понедельник|вторник|среду|четверг|пятницу|субботу|воскресенье)(?= не )|(?:кажд[^ ]+|по|в|до|после) (?:ноч[^ ]+|утр[^ ]+|вечер[^ ]*|недел[^ ]+|месяц[^ ]*|выходн[^ ]+)
      |(?:ночью|ежедневно|еженедельно|еженощно)|в [0-9]{1,2} (?:утра|вечера|ночи|часов)|с [0-9]{1,2} до [0-9]{1,2}
      |(?:раз|раза?) в (?:час|день|неделю|месяц|год|сутки|[0-9]+ [^ ]+)|кажд(?:ый|ые|ую) (?:час|день|[0-9]+ [^ ]+)
    `,
    ar: 'كل (?:يوم|ليلة|اسبوع|شهر|صباح|جمعة|خميس|احد)|الساعة [0-9]{1,2}',
    hi: `
      (?:har|roz) (?:raat|subah|din|hafte|mahine|somvar|shukravar|sunday|monday|friday)|roz
      |हर (?:रात|सुबह|दिन|हफ्ते|महीने)
    `,
    zh: `
      (?:每(?:天|晚|周|週|月|年|季度|小时|小時|隔|逢)|凌晨|半夜|夜里|夜裡|周[一二三四五六日天](?:都|会|才|不|发|晚)|(?:早上|晚上|上午|下午)[0-9一二三四五六七八九十]+点|定时|定期)
    `,
    ja: `
      (?:こまめに|随時|毎(?:晩|朝|日|週|月|年|時)|深夜|夜間|夜中|[月火水木金土日]曜(?:日)?(?:に|は|の|だけ)|[0-9]+時(?:に|から|まで)|定期的|週末|平日)
      |[0-9]+(?:時間|分|日)ごと|毎時|隔週
    `,
    ko: '(?:매(?:일|주|월|년|시간)|새벽|밤마다|자정|주말|평일|[월화수목금토일]요일(?:마다|에|은|날)|[0-9]+시(?:에|부터|까지)|정기|주기적|수시로|틈틈이)',
  },
  yes: [
    'по пятницам не деплоим',
    'the weekly usage report runs',
    'staging gets wiped every sunday night',
    'the vpn is down between 2 and 4',
    'nachts läuft das Backup',
    'le serveur est éteint entre 20h et 7h',
    '每天凌晨会重置',
    '毎晩バックアップ',
    '매일 새벽에',
    'в пятницу не деплоим',
    'prices come in once a week',
    'die Kurse kommen stündlich',
    'les cours arrivent toutes les heures',
    'los precios llegan cada hora',
    'курсы приходят раз в час',
  ],
  no: [
    'tengo que entregar el viernes',
    'сдать в пятницу',
    'do it now',
    'every file',
    'at the top',
    'my weekly limit is used up',
  ],
}
