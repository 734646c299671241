import type { Cue } from './cue.ts'

export const memoryFile: Cue = {
  id: 'memory-file',
  because: 'asks for it to be written into memory or a memory file',
  weight: 3,
  expression: {
    en: `
      (?:add|put|save|store|write|record|persist|note|log|drop|stick|append|include|mention|document|(?<! (?:with|in|by|for) )reference
        |referenced|enforce|keep|commit|update|capture|line|entry|rule|guidance|section|goes
        |belongs)(?: [^ ]+){0,12} (?:to|in|into|on|with) (?:(?:your|the|my|our|its|a|project
        |this) ){0,2}(?:_code_ )?(?:_memoryfile_|(?:long-term |long term |claude |agent |project |persistent )?memor(?:y
        |ies)(?! (?:leak|usage|limit|map|card|block|pool|footprint))|agent instructions|instructions you read
        |project instructions|your instructions|your rules|(?:the )?notes file|knowledge base)
      |update (?:the |our |your |my )?_memoryfile_ (?:to (?:reflect|say|mention|state|note)|saying|with the fact) that
      |update (?:your|the) memor(?:y|ies)
      |(?:add|log|create|write|put|make|want) (?:a |an |another |the )?(?:new |short |one-line )?_memoryfile_ (?:entry
        |rule|note|line|section)
      |memorize|memorise|commit (?:this|that|it) to memory
      |(?:persist|save|store|add) (?:this|that|it) (?:as|to) (?:a )?(?:memory|rule)
      |(?:(?:add|create|write) (?:a|an|another) (?:(?:new|general|standing|permanent|project|global|short|style|claude
        |strict|hard) )?(?:rule|memory)(?= (?:so|that(?! [^ ]+s )|to|for|in|saying|about|:))|add a (?:rule|memory))(?! (?:to|for|in
        |on) (?:(?:the|our|my|a) )?(?:eslint|linter|lint|biome|ruff|oxlint|stylelint|firewall|nginx|css|htaccess
        |iptables|webpack|router|proxy|validator|schema|ci|pipeline|workflow|_path_|_code_))
      |keep this rule
      |(?:rule|line|entry|guidance) (?:in|to|into|for) (?:the )?(?:_memoryfile_|memory)
    `,
    de: `
      (?:schreib|schreibe|notier|notiere|pack|trag|nimm|speicher|speichere|merk|fuge)(?: [^ ]+){0,12} (?:_memoryfile_
        |memory|gedachtnis|regeln|notizen|anweisungen(?! (?:zur|zum|fur) )|erinnerung)
    `,
    fr: `
      (?:ajoute|note|mets|enregistre|ecris|garde|sauvegarde|inscris)(?: [^ ]+){0,12} (?:_memoryfile_|memoire|regles
        |instructions(?! (?:de|du|pour|dinst[^ ]*|dutil[^ ]*) )|consignes)
      |memorise
      |(?:ecris|note|mets|ajoute|enregistre|inscris|garde|sauvegarde)-(?:le|la|les)(?: [^ ]+){0,4} (?:_memoryfile_
        |memoire|regles|instructions(?! (?:de|du|pour|dinst[^ ]*|dutil[^ ]*) )|consignes)
    `,
    es: `
      (?:agrega|agregalo|anade|anadelo|anota|apunta|guarda|guardalo|pon|ponlo|mete|escribe|escribelo
        |registra)(?: [^ ]+){0,12} (?:_memoryfile_|memoria|reglas|instrucciones(?! (?:de|para) ))
      |memoriza
      |(?:escribe|apunta|anota|guarda|pon|agrega|anade)(?:lo|la|los)(?: [^ ]+){0,4} (?:_memoryfile_|memoria|reglas
        |instrucciones(?! (?:de|para) ))
    `,
    pt: `
      (?:adiciona|adicione|anota|anote|guarda|guarde|salva|salve|poe|coloca|coloque|escreve|registra
        |bota)(?: [^ ]+){0,12} (?:_memoryfile_|memoria|regras|instrucoes(?! (?:de|para) ))
      |memoriza
      |(?:escreva|inclua|inclui|acrescente|ponha|registre)(?:-o|-a)?(?: [^ ]+){0,12} (?:_memoryfile_|memoria|regras
        |instrucoes(?! (?:de|para) ))
    `,
    it: `
      (?:aggiungi(?:lo|la)?|annota(?:lo|la)?|salva(?:lo|la)?|metti(?:lo|la)?|scrivi(?:lo|la)?
        |memorizza)(?: [^ ]+){0,12} (?:_memoryfile_|memoria|regole|istruzioni(?! (?:di|per|su) ))
      |(?:registra|inserisci|mettilo|scrivilo|scrivila)(?: [^ ]+){0,12} (?:_memoryfile_|memoria|regole|istruzioni(?! (?:di|per|su) ))
    `,
    nl: `
      (?:zet|schrijf|voeg|bewaar|sla)(?: [^ ]+){0,12} (?:_memoryfile_|geheugen|regels|instructies(?! (?:voor|om) ))
      |(?:noteer|plaats|leg)(?: [^ ]+){0,12} (?:_memoryfile_|geheugen|regels|instructies(?! (?:voor|om) ))
    `,
    pl: `
      (?:dodaj|zapisz|dopisz|wpisz|zanotuj)(?: [^ ]+){0,12} (?:_memoryfile_|pamieci|pamiec|zasad|instrukcji)
      |(?:umiesc|zachowaj|notuj)(?: [^ ]+){0,12} (?:_memoryfile_|pamieci|pamiec|zasad|instrukcji)
    `,
    tr: `
      (?:_memoryfile_|hafizana|hafizaya|bellegine|kurallara|notlara)(?: [^ ]+){0,12} (?:ekle|yaz|kaydet|not et|al)
    `,
    vi: `
      (?:them|ghi|luu|viet)(?: [^ ]+){0,12} (?:_memoryfile_|memory|bo nho|ghi chu|quy tac)
      |(?:chep|bo sung|cap nhat)(?: [^ ]+){0,12} (?:_memoryfile_|memory|bo nho|quy tac)
    `,
    id: `
      (?:tambahin|tambahkan|simpan|catat|masukin|masukkan|tulis)(?: [^ ]+){0,12} (?:_memoryfile_|memori|memory|aturan
        |catatan)
    `,
    ru: `
      (?:добавь|запиши|занеси|внеси|сохрани|впиши|положи|пропиши)(?: [^ ]+){0,12} (?:_memoryfile_|память|памяти
        |правила|инструкции|заметки)
      |(?:сохраните|запишите|добавьте|внесите|впишите|занесите|зафиксируй)(?: [^ ]+){0,12} (?:_memoryfile_|память
        |памяти|правила|инструкции|заметки)
    `,
    ar: `
      (?:اضف|أضف|سجل|احفظ|اكتب|حط)(?: [^ ]+){0,12} (?:_memoryfile_|الذاكرة|ذاكرتك|القواعد|التعليمات)
      |(?:اكتب|سجل|ضع|احفظ|خزن|أضف|اضف|حط)(?:ه|ها)?(?: [^ ]+){0,12} (?:_memoryfile_|الذاكرة|ذاكرتك|القواعد|التعليمات
        |ذاكرة)
    `,
    hi: `
      (?:_memoryfile_|memory|yaaddasht)(?: [^ ]+){0,6} (?:daal|likh|save|add)[^ ]*
      |(?:daal|likh|save)(?: [^ ]+){0,12} (?:_memoryfile_|memory)
      |(?:_memoryfile_|मेमोरी|याददाश्त|memory)(?: [^ ]+){0,6} (?:लिख|डाल|जोड़|सेव|नोट|likh|daal|save|jod)[^ ]*
    `,
    zh: `
      (?:写进|写到|写入|加到|加进|加入|记到|记进|存到|存进|放到|放进|更新下?|更新一下|補到|补到|寫進|寫到|寫入|加進|記到|記進|存進|放進).{0,30}(?:_memoryfile_|memory|记忆
        |記憶|备忘|備忘|规则|規則|规范里|規範|rules)
      |(?:_memoryfile_|memory|记忆|記憶|规则|規則|规范).{0,6}(?:里|裡|中)?.{0,4}(?:加上|加一|写上|寫上|记一|記一|补一|補一|加条|加條)
      |(?:把|将|將).{0,60}(?:_memoryfile_|memory|记忆|記憶|规则里|規則裡)
    `,
    ja: '(?:_memoryfile_|メモリー?|memory|ルール|記憶|指示書|メモ) ?(?:に|へ)も?.{0,20}(?:追記|追加|書い|書き|入れ|残し|記録|保存|載せ|足し)',
    ko: '(?:_memoryfile_|메모리|memory|기억) ?(?:에|에다|에도)?:?.{0,24}(?:적어|추가|써|넣어|저장|남겨|기록)|(?:규칙|지침|룰) ?(?:에|에다|에도|으로|로):?.{0,12}(?:적어|추가|써|넣어|저장|남겨|기록)|메모리에|(?<!새 ?)(?:규칙|룰)에(?! ?(?:따|맞|의|대))',
  },
  yes: [
    'update CLAUDE.md to reflect that we use bun',
    'CLAUDE.md에 이 내용도 다음에 잊지 않도록 추가해 줘',
    'add this to CLAUDE.md',
    'put it in your memory please',
    '写进 CLAUDE.md',
    'CLAUDE.md に追記して',
    '메모리에 저장해',
    'занеси в CLAUDE.md',
    'escribe esto en la memoria',
  ],
  no: [
    'read the diff with reference to CLAUDE.md',
    'write a rule that packages the binary',
    'scrivi le istruzioni di installazione',
    'escribe las instrucciones de instalacion',
    'écris les instructions d’installation',
    'schreib Anweisungen zur Installation',
    '필요한 규칙이 있으면 추가해 줘',
    '새 규칙에 옛 것도 반영해 줘',
    'add a rule to eslint that forbids default exports',
    'add an eslint rule that forbids default exports',
    'add a firewall rule for port 443',
    'the process runs out of memory',
    'add a button to the page',
    'memory leak in the parser',
  ],
}
