import type { Cue } from './cue.ts'

export const thisOverThat: Cue = {
  id: 'this-over-that',
  because: 'tells to use one thing and not another',
  weight: 1.4,
  expression: {
    en: `
      (?:use|using|uses|run|prefer|write|call|with|want|stick to|go with|its|it is|say|name|keep) (?:the |a |an |our |only |named |plain |real |absolute )?[^ ]+(?: [^ ]+){0,2}(?: ,)? (?:not
        |instead of|rather than|over|never|no) (?:the |a |an |our |with |to |in |raw )?[^ ]+
      |(?:put|keep|write|save|store|place|dump|leave) (?:[^ ]+ ){1,5}(?:in|into|under|to) [^ ]+(?: ,)?(?: and)? (?:not|never) (?:in|into|under|to) [^ ]+
      |no [^ ]+ , (?:use|only|just|we)|only [^ ]+ , (?:not|no|never) [^ ]+|[^ ]+ only , (?:not|no|never) [^ ]+
      |(?:dont|do not|never|stop|avoid|no)(?: use| using)? [^ ]+(?: [^ ]+){0,3} , (?:use|we|its|only|prefer|go|always
        |it|they|run)
      |(?:use|with|run) [^ ]+ ,? ?(?:because |since |as )?[^ ]+ (?:isnt|is not|doesnt|does not|wont|cant|is) (?:installed|allowed|available|supported|permitted|work|exist|an option|blocked|banned|dead|deprecated|gone)
      |^(?:(?:no|nope|nah) (?:, )?)?(?!(?:its|it|i|im|if|or|why|is|that|thats|this|then|maybe|probably|definitely|of|certainly|just|sure) )[^ ]+(?: ,)? not [^ ]+(?= [.!]| $)
      |prefer (?!to )[^ ]+(?: [^ ]+)? to (?!(?:be|have|use|do|see|get|keep|work|make) )[^ ]+
      |[^ ]+(?: ,)? not [^ ]+ (?:,|please)|[^ ]+ (?:over|instead of|rather than) [^ ]+(?= [,.!]| $)
    `,
    de: `
      (?:nutze[n]?|verwende[n]?|nimm|benutze[n]?|wir nehmen) [^ ]+(?: [^ ]+){0,2}(?: ,)? (?:statt|nicht|kein[^ ]*
        |anstatt|und nicht) [^ ]+
      |(?:bei uns|hier) (?:[^ ]+ )?(?:ist|heisst|gibts|gibt es|nehmen wir|nutzen wir) (?:es |das )?[^ ]+(?: [^ ]+)?(?: ,)? (?:nicht|kein|keine|statt) [^ ]+
      |(?:nimm|nutz|nutze|verwende) [^ ]+ , [^ ]+ (?:ist|gibt es|gibts|haben wir|geht) (?:[^ ]+ ){0,2}(?:nicht|kein[^ ]*)
      |[^ ]+ (?:statt|anstatt) [^ ]+|nur [^ ]+ , (?:nicht|kein[^ ]*) [^ ]+
    `,
    fr: `
      (?:utilise[^ ]*|on (?:utilise|fait|prend|met)|mets|prends) [^ ]+(?: [^ ]+){0,2}(?: ,)? (?:pas|et pas|au lieu de
        |plutot que) [^ ]+
      |(?:chez nous|ici|pour nous) (?:, )?(?:cest|on a|on est sur|on) [^ ]+(?: [^ ]+)?(?: ,)? (?:et )?pas (?:de |du |d)?[^ ]+
      |(?:utilise|prends) [^ ]+ , [^ ]+ (?:nest|ne marche|na|est) (?:[^ ]+ )?(?:pas|plus|installe|interdit)[^ ]*
      |(?:que|uniquement|seulement) [^ ]+ , pas (?:de |d)?[^ ]+|(?:dans|sur|en) [^ ]+(?: [^ ]+){0,3} et (?:non )?pas (?:dans|sur|en) [^ ]+
    `,
    es: `
      (?:usa[^ ]*|usamos|utiliza[^ ]*|pon|va|van) [^ ]+(?: [^ ]+){0,2}(?: ,)? (?:no|y no|en vez de|en lugar de) [^ ]+
      |(?:aqui|nosotros|en casa) (?:, )?(?:es|usamos|tenemos|va) [^ ]+(?: [^ ]+)?(?: ,)? (?:y )?no [^ ]+|aqui no (?:usamos|hay|tenemos) [^ ]+ ,? ?(?:sino|usamos|tenemos|hay) [^ ]+
      |usa [^ ]+ , [^ ]+ no (?:esta|funciona|hay|se)
      |(?:solo|solamente) [^ ]+ , (?:no|nunca) [^ ]+|no (?:uses|usamos) [^ ]+ , (?:usamos|usa)|en (?:el |la |los |las )?[^ ]+(?: [^ ]+){0,3} y no en [^ ]+
    `,
    pt: `
      (?:usa[^ ]*|use|usamos) [^ ]+(?: [^ ]+){0,2}(?: ,)? (?:nao|e nao|em vez de|ao inves de) [^ ]+
      |(?:aqui|a gente|nos) (?:, )?(?:e|usa|usamos|tem|roda) [^ ]+(?: [^ ]+)?(?: ,)? (?:e )?nao [^ ]+|usa [^ ]+ , [^ ]+ nao (?:esta|funciona|tem|roda)
      |(?:so|somente|apenas) [^ ]+ , (?:nao|nunca) [^ ]+|(?:no|na|nos|nas|pelo|pela|em) [^ ]+(?: [^ ]+){0,3} e nao (?:no|na|nos|nas|pelo|pela|em) [^ ]+
    `,
    it: `
      (?:usa[^ ]*|usiamo|utilizza[^ ]*) [^ ]+(?: [^ ]+){0,2}(?: ,)? (?:non|e non|invece di) [^ ]+
      |(?:preferisco|meglio|preferiamo) [^ ]+(?: [^ ]+){0,3} (?:piuttosto che|invece che|invece di|al posto di) [^ ]+
      |[^ ]+ (?:al posto di|invece di|anziche|piuttosto che) [^ ]+(?= [,.!]| $)
      |(?:da noi|qui|noi) (?:, )?(?:e|ce|si usa|usiamo|abbiamo) [^ ]+(?: [^ ]+)?(?: ,)? (?:e )?non [^ ]+|usa [^ ]+ , [^ ]+ non (?:e|ce|funziona)
      |niente [^ ]+ , (?:usa|usiamo|solo|abbiamo)|non usare [^ ]+ , (?:usa|usiamo|abbiamo)
    `,
    nl: `
      (?:gebruik|gebruiken|schrijf|schrijven|noem|neem|nemen|kies|hebben|doen|draaien) (?:de |het |een |hier |altijd )?[^ ]+(?: [^ ]+){0,2} (?:, niet
        |, geen|in plaats van|en niet|en geen|ipv) (?:de |het |een )?[^ ]+
      |(?:bij ons|hier) (?:is|heet|gebruiken we|hebben we|draait) (?:het )?[^ ]+(?: [^ ]+)?(?: ,)? (?:niet|geen) [^ ]+
      |[^ ]+ (?:in plaats van|ipv) [^ ]+(?= [,.!]| $)|liever [^ ]+(?: [^ ]+){0,2} dan [^ ]+
      |geen [^ ]+ , (?:maar|gebruik|we|wel|alleen|altijd)(?: [^ ]+)?|geen [^ ]+ maar [^ ]+
    `,
    pl: `
      (?:uzywaj|uzywamy|uzyj|stosuj|stosujemy|pisz|piszemy|bierz|bierzemy|korzystamy|korzystaj|robimy) (?:z |tu |tutaj )?[^ ]+(?: [^ ]+){0,2} (?:, nie
        |nie|, a nie|a nie|zamiast|i nie) [^ ]+
      |(?:u nas|tutaj|tu) (?:[^ ]+ ){1,5}(?:przez|na|w|jest|mamy|uzywamy) [^ ]+(?: [^ ]+)?(?: ,)? (?:a )?nie (?:przez |na |w )?[^ ]+
      |zamiast [^ ]+ (?:uzywaj|uzywamy|bierz|pisz|stosuj|rob|uzyj) [^ ]+
      |nie (?:uzywaj|uzywamy) [^ ]+ , (?:tylko|mamy|uzywamy|uzywaj|bierz)
      |(?:wole|wolimy|lepiej) [^ ]+(?: [^ ]+){0,3} niz [^ ]+|[^ ]+ zamiast [^ ]+(?= [,.!]| $)
    `,
    ru: `
      (?:используе[^ ]*|использу[^ ]*|бери|пиши|юзаем|у нас) [^ ]+(?: [^ ]+){0,2}(?: ,)? (?:не|а не|вместо) [^ ]+
      |у нас (?:не|нет) [^ ]+(?: ,)? (?:а|только) [^ ]+|[^ ]+ вместо [^ ]+|(?:только|лише|тільки) [^ ]+ , (?:а )?не [^ ]+
    `,
    tr: `
      [^ ]+ (?:degil|yerine) [^ ]+ (?:kullan[^ ]*|yaz[^ ]*)
      |[^ ]+(?: [^ ]+)? (?:kullaniyoruz|yaziyoruz|kullan) , [^ ]+(?: [^ ]+){0,3} degil
      |[^ ]+(?: [^ ]+)? (?:kullanmiyoruz|yazmiyoruz|kullanma) , [^ ]+(?: [^ ]+)? (?:var|kullaniyoruz|kullan|yaziyoruz)
      |(?:sadece|yalnizca) [^ ]+ , [^ ]+ degil
    `,
    id: '(?:pake|pakai|gunakan|gunain) [^ ]+(?: [^ ]+){0,2}(?: ,)? (?:bukan|jangan|ga usah) [^ ]+',
    zh: `
      (?:用|是|走|叫)[^,，。]{1,14}[,，]? ?(?:不用|不要用?|不是|而不是|别用|別用|不走|不叫)|(?:不要|别|別|不)用[^,，。]{1,14}[,，] ?(?:用|改用|我们(?!继续|先|再|开始|接着)|我們(?!繼續|先|再|開始|接著)|走)|(?:我们|我們|这边|這邊|这里|這裡)[^,，。]{0,6}用 ?[^,，。]{1,14}[,，。] ?(?:别|別|不要|不)(?:再)?用
      |(?<=[^,，。])用[^,，。]{1,14}不用
    `,
    ja: `
      (?<=[^、。])(?:では?なく(?:て)?|じゃなく(?:て)?|の代わりに|より)[^、。]{1,20}|(?<=[^、。])を使(?:って|う|い)[^。]{0,14}(?:は使わ|使わない|不要)
      |は使わ(?:ない|ず)
    `,
    ko: `
      (?<=[^ ] ?)(?:(?<!지 ?)말고|대신|아니라) [^ ]+|(?<=[^ ] )(?:써|쓰고|사용)[^.]{0,8} ?말고|(?<=[^ ]로|으로)만 ?(?:써|쓰|씁|사용|돌려|받|보내)
      |(?<=[^거것나] ?)만 (?:써(?!서)|쓴다|쓰고|씁니다|사용)
    `,
    ar: '(?:استخدم|نستخدم|بنستخدم) [^ ]+(?: [^ ]+){0,2} (?:مش|مو|وليس|بدل|لا) [^ ]+',
    vi: `
      (?:dung|xai) [^ ]+(?: [^ ]+){0,2} (?:chu khong|chu dung|thay vi|thay cho|khong dung) [^ ]+
      |khong dung [^ ]+ , (?:dung|xai)
    `,
    hi: `
      [^ ]+ (?:use|istemal) (?:karo|karte)(?: [^ ]+)?(?: ,)? [^ ]+ (?:nahi|mat)|[^ ]+ (?:ki jagah|ke bajaye) [^ ]+
    `,
  },
  yes: [
    'prefer composition to inheritance',
    'muda no gerador e não no código gerado',
    'cambia en la plantilla y no en el resultado',
    'corrige dans le gabarit et pas dans la sortie',
    'use podman, docker isn’t installed',
    'ici c’est gitlab, pas github',
    'bei uns ist es gitlab, nicht github',
    'da noi si usa gitlab, non github',
    'pnpm kullanıyoruz, npm değil',
    'dapper kullan, entity framework değil',
    'only pnpm, not npm',
    'nur pnpm, nicht npm',
    'только pnpm, не npm',
    'solo pnpm, no npm',
    'que pnpm, pas npm',
    'só pnpm, não npm',
    '테스트는 vitest로만 돌려',
    'use pnpm, not npm',
    'prefer composition over inheritance',
    "don't use lodash, we have our own",
    '用 pnpm，不用 npm',
    'npmではなくpnpm',
    'npm 말고 pnpm 써',
    'мы используем pnpm, не npm',
    'no uses npm, usamos pnpm',
    'usa fetch al posto di axios',
    'gebruik pnpm, geen npm',
    'zamiast axiosa używaj fetcha',
    'احنا بنستخدم pnpm هنا مش npm',
    'bên mình dùng pnpm chứ không dùng npm',
    'put your scripts in tmp and not in the root',
  ],
  no: [
    '暂时不用改样式，我们继续',
    'I prefer to be asked',
    'use the second option',
    'run the tests',
    '不要提交',
    'usa la seconda opzione',
    'gebruik de tweede optie',
    'użyj drugiej opcji',
  ],
}
