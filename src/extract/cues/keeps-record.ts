import type { Cue } from './cue.ts'

export const keepsRecord: Cue = {
  id: 'keeps-record',
  because: 'wants something kept up all along',
  weight: 1.2,
  expression: {
    en: `
      (?:save|store|record|log|keep|track|append|capture|document|add|write|put|maintain|copy)(?: [^ ]+){0,3} (?:all
        |every|each|any)(?: (?:of|the|my|our|your|user|these))*(?: [^ ]+)? (?:prompts?|requests?|messages?|inputs?
        |commands?|questions?|conversations?|chats?|interactions?|instructions|decisions?|sessions?)
      |(?:save|store|record|log|keep|track|append|add|write)(?: (?:my|the|our|these|your))* (?:prompts?|prompt (?:history|log)|chat (?:history|log)|conversation (?:history|log))(?: [^ ]+){0,2}(?: (?:to|in|into|under|as|at)| [.,!]|(?= $))
      |(?:keep|keeping|maintain|write) (?:a |an )(?:detailed |running |daily |short )?(?:diary|journal|logbook|work log|decision log|dev log|devlog)
      |(?:commit|push)(?:ting|ing)? (?:at|in) (?:appropriate|regular|sensible|reasonable|small|logical) (?:intervals|steps|chunks|pieces|units|points)
      |(?:running|ongoing|continuous) (?:log|list|record|history|changelog|diary|journal)
      |(?:constantly|continuously|continually) (?:updat|log|record|sav|commit|push|document|add)[^ ]*
      |(?:commit|push|save|test|update|backup|document|sync|log)(?: [^ ]+){0,3} (?:often|regularly|frequently
        |periodically|continuously|automatically|as (?:you|we) go(?: along)?|along the way)(?= [,.!]| $)
    `,
    de: `
      (?:speicher|protokollier|dokumentier|notier|logg|schreib)[^ ]*(?: [^ ]+){0,3} (?:alle
        |jede[nrs]?) (?:[^ ]+ )?(?:prompts?|anfragen?|eingaben?|fragen?|entscheidung(?:en)?|anderung(?:en)?|schritte?)
      |(?:committe|pushe|sicher|aktualisier)[^ ]*(?: [^ ]+){0,2} (?:regelmassig|laufend|fortlaufend|automatisch)
      |(?:immer|automatisch|laufend|regelmassig)(?: mit)? (?:aktualisieren|updaten|dokumentieren|committen|pushen
        |mitschreiben|pflegen)
    `,
    fr: `
      (?:enregistre|sauvegarde|note|documente|consigne|garde)[^ ]*(?: [^ ]+){0,3} (?:tous les|toutes les
        |chaque) (?:prompts?|messages?|demandes?|questions?|decisions?|conversations?)
      |au fur et a mesure
    `,
    es: `
      (?:guarda|registra|anota|documenta)[^ ]*(?: [^ ]+){0,3} (?:todos los|todas las|cada) (?:prompts?|mensajes?
        |preguntas?|peticion(?:es)?|conversacion(?:es)?|decision(?:es)?|cambios?)
      |conforme (?:vayas|vayamos|avances|avancemos)
    `,
    pt: `
      (?:guard|registr|anot|document|salv|adicion)[^ ]*(?: [^ ]+){0,3} (?:todos os|todas as|cada|proximos|proximas
        |novos) (?:prompts?|mensage(?:m|ns)|perguntas?|pedidos?|conversas?|mudancas?)
      |(?:prompts?|pedidos?|mudancas|conversas) futur[oa]s|conforme (?:for|forem|eu (?:va|for)|avancar[^ ]*)
    `,
    it: `
      (?:salva|registra|annota|documenta|scrivi|segna|conserva)[^ ]*(?: [^ ]+){0,3} (?:tutti (?:i|gli)|tutte le
        |ogni) (?:[^ ]+ )?(?:prompt|domand[^ ]+|richiest[^ ]+|decision[^ ]+|conversazion[^ ]+|modific[^ ]+|pass[^ ]+)
      |(?:tieni|mantieni)[^ ]*(?: [^ ]+){0,2} aggiornat[oaie]|tieni traccia di (?:ogni|tutte le|tutti i|quello) [^ ]+
      |tieni (?:un|il) (?:diario|registro|log) [^ ]+
      |man mano che (?:vai|andiamo|procedi|procediamo|lavori|avanzi|avanziamo)
      |(?:committa|pusha|salva|aggiorna)(?: [^ ]+){0,2} (?:spesso|regolarmente|periodicamente)
    `,
    nl: `
      (?:bewaar|log|noteer|documenteer|registreer|schrijf|sla|leg)(?: [^ ]+){0,3} (?:alle|elke?
        |iedere?) (?:[^ ]+ )?(?:prompts?|vragen|vraag|verzoek(?:en)?|beslissing(?:en)?|keuzes?|wijziging(?:en)?
        |stap(?:pen)?|gesprek(?:ken)?|opdracht(?:en)?)
      |(?:houd|hou)(?: [^ ]+){0,2} (?:changelog[^ ]*|readme[^ ]*|_memoryfile_|_path_|docs?|documentatie|notities
        |logboek|lijst|lijstje|takenlijst|overzicht|besluiten|beslissingen|wijzigingen)(?: [^ ]+){0,4} (?:bij
        |up-to-date|actueel)
      |(?:commit|push|documenteer)(?: [^ ]+){0,2} (?:vaak|regelmatig|gaandeweg|tussendoor)
    `,
    pl: `
      (?:zapisuj|notuj|dokumentuj|dopisuj|rejestruj)(?: [^ ]+){0,3} (?:wszystkie|kazd[^ ]+) (?:[^ ]+ )?(?:prompt[^ ]*
        |pytani[^ ]+|decyzj[^ ]+|rozmow[^ ]*|zmian[^ ]*|polecen[^ ]*|krok[^ ]*|ustalen[^ ]+)
      |(?:aktualizuj|uzupelniaj|dopisuj)(?: [^ ]+){0,3} (?:na biezaco|regularnie|(?:przy|po) kazd[^ ]+
        |za kazdym razem)
      |na biezaco (?:aktualizuj|zapisuj|dokumentuj|notuj|uzupelniaj|dopisuj|commituj)
      |prowadz (?:[^ ]+ )?(?:log|dziennik|liste|notatki|changelog[^ ]*|historie|spis)
      |(?:commituj|pushuj)(?: [^ ]+){0,2} (?:czesto|regularnie|na biezaco)
    `,
    ru: `
      (?:сохраняй|записывай|логируй|фиксируй|документируй)(?: [^ ]+){0,3} (?:все|всё|кажд[^ ]+)|(?:истори[юи]|лог) (?:пром[п]?тов|запросов|сообщений) (?:сохраняй|записывай|веди|пиши)
      |веди (?:лог|журнал|истори[^ ]+|список|дневник)|по (?:ходу|мере) (?:работы|дела|изменений)
    `,
    zh: `
      (?:记录|記錄|保存|存下|更新|追加|同步)[^,，。]{0,8}(?:所有|全部|每(?:一?次|一?个|一?條|一?条|轮|輪))[^,，。]{0,6}(?:提示词|提示詞|prompt|对话|對話|输入|輸入|指令
        |需求|改动|變更|变更)
      |(?:所有|全部|每(?:一?次|一?个|一?條|一?条|轮|輪))[^,，。]{0,6}(?:提示词|提示詞|prompt|对话|對話|输入|輸入|指令|需求|改动|變更|变更)[^,，。]{0,8}(?:记录|記錄
        |保存|存到|写到|寫到|更新|追加|同步)
      |(?:持续|持續|自动|自動|随时|隨時)(?:地)?(?:把|将|將)?[^,，。]{0,8}(?:更新(?:到|文档|文檔|记录|紀錄|日志)|记录(?:到|下)|記錄(?:到|下)|加到|写入|寫入|追加到)
    `,
    ja: `
      (?:すべて|全て|全部|毎回|以降)[^。]{0,10}(?:プロンプト|会話|やり取り|指示|質問|入力|変更)[^。]{0,8}(?:記録|保存|残|追記)
      |(?:毎回|その都度|都度)[^。]{0,6}(?:記録|保存|更新|追記|残)
      |(?:プロンプト|会話|やり取り)(?:の?(?:履歴|ログ))?(?:を|は)[^。]{0,8}(?:記録|保存|残し|追記)(?:して|続け)|今後[^。]{0,12}(?:記録|追記|更新|保存)
      |自動(?:で|的に)?(?:記録|追記|更新|保存)して(?:い|お)
    `,
    ko: `
      (?:모든|매번|계속|항상)[^.]{0,12}(?:프롬프트|대화|질문|입력|요청|내용|이력)[^.]{0,10}(?:기록|저장|업데이트|남겨|관리)|프롬프트[^.]{0,8}(?:기록|저장|이력|누적)
      |(?:계속|꾸준히|지속적으로) ?(?:해서 ?)?(?:업데이트|기록|저장|갱신|정리)
    `,
  },
  yes: [
    'commit in small steps',
    'keep a short diary of what you tried',
    'save my prompts in prompts/log.md',
    '今後の対応も自動追記して',
    '계속 업데이트 해줘',
    '请持续更新记录',
    'die Liste immer aktualisieren',
    'store every question I ask in notes.md',
    'keep a running diary of what we try',
    'commit and push regularly',
    'anote os próximos pedidos aqui',
    '把每次对话都记录到 log.md',
    'すべてのプロンプトを記録してください',
    '모든 질문을 계속 기록해 주세요',
    'веди журнал изменений',
    'tieni aggiornato il CHANGELOG.md',
    'houd CHANGELOG.md bij als je iets verandert aan de api',
    'aktualizuj changelog przy każdej zmianie w api',
  ],
  no: [
    'save the file in the prompts folder',
    'save the file',
    'log in as admin',
    'show all messages of the user',
    'houd het aantal pogingen per gebruiker bij',
    'zapisuj wszystkie wiadomości użytkowników w bazie',
    'mostra i risultati man mano che arrivano',
  ],
}
