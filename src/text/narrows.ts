const RULES =
  '(?:rules?|conventions?|guidelines?|preferences?|standards?|notes?|regeln|konventionen|r[eè]gles|reglas|regras|regole|regels|правила)'
/** Where or when something holds, in a few words that say nothing else: "in the backend", "rules for the api folder", "when you write tests". */
const NARROWS = new RegExp(
  [
    String.raw`^(?:(?:some|a few|the|my|our|these|new|coding|style|and|also|ok|okay|so) )*(?:${RULES} )?(?:for|in|on|within|inside|under|when|whenever|if|while|during|before|after)(?: [^\s,;.!?]+){1,6}$`,
    String.raw`^(?:(?:unsere|die|und) )*(?:${RULES} )?(?:für|in|im|bei|beim|wenn|vor|nach|unter)(?: [^\s,;.!?]+){1,6}$`,
    String.raw`^(?:(?:les|nos|et) )*(?:${RULES} )?(?:pour|dans|en|quand|sous|avant|après)(?: [^\s,;.!?]+){1,6}$`,
    String.raw`^(?:(?:las|os|as|le|y|e) )*(?:${RULES} )?(?:para|en|em|no|na|cuando|quando|nel|nella|per|bij|voor|als)(?: [^\s,;.!?]+){1,6}$`,
    String.raw`^(?:${RULES} )?(?:для|в|во|на|при|когда|перед)(?: [^\s,;.!?]+){1,6}$`,
    String.raw`^(?:在|对于|對於|关于|關於)[^\s,，。]{1,16}(?:里|裡|中|内|內|下|时|時|的?(?:目录|目錄|规则|規則))$|^[^\s、。]{1,16}(?:では|の場合は?|に関して(?:は)?|のルール)$|^[^.,]{1,16}(?:에서는?|의 경우(?:에는?)?|할 때(?:는)?)$`,
  ].join('|'),
  'iu',
)
/** Narrows nothing. */
const EVERYWHERE =
  /\b(?:this|the|our|my|all|every|any) (?:whole |entire )?(?:repo(?:sitory)?s?|projects?|code ?base|sessions?|chats?|conversation)$|\b(?:you|me|now|claude|future|today|later|example|instance|short|addition|general|summary|particular|all|everything|everywhere|reference|context|review|clarity|consistency|next|work|go|start|begin|continue|finish|following|steps?|tasks?|things?)$|\b(?:projekt|projet|proyecto|projeto|progetto|проекта?|проекте)$|(?:项目|項目|專案|プロジェクト|프로젝트)/iu

/** Whether a heading, without its colon and its marks, says where or when what stands below it holds. */
export function narrows(heading: string): boolean {
  return NARROWS.test(heading) && !EVERYWHERE.test(heading)
}
