import type { Cue } from './cue.ts'

export const thenAsks: Cue = {
  id: 'then-asks',
  because: 'says what is the matter, and asks you to look into it',
  weight: -1,
  expression: {
    en: `
      , (?:(?:so|and|but|then|please|pls|can you|could you|now|quickly) )*(?:(?:fix|implement|prepare|correct|rewrite|shorten|speed|trace
        |change|remove|do|make) (?:it|this|that|them|these)|find(?! the)|check (?:it|this|that|why|what|if|whether|where|how)|look (?:at|into|why)
        |figure (?:it )?out|investigate|debug|explain|tell me|show me|whats|which (?:one|of|version)
        |what(?! you)|where (?:is|are|do|does|did|can|should)|how (?:do|can|should|much|many|come)|any idea
        |(?:draw|estimate|sketch|compute|count|plot|list) (?:it|them|a|the|all|how))
      |, why(?= [?.!]| $| (?:is|does|do|did|not|would))
    `,
    de: `
      , (?:(?:und|also|dann|bitte|kannst du|konntest du) )*(?:find|finde|fix|schau|guck|pruf|prufe|erklar|erklare|warum|wieso|weshalb|woran|behebe?|such|suche)
    `,
    fr: ', (?:(?:donc|et|tu peux|peux-tu) )*(?:trouve|corrige|regarde|explique|cherche|pourquoi|cest quoi|verifie)',
    es: `
      , (?:(?:y|entonces|puedes|podes) )*(?:arregla|arreglalo|arreglala|busca|mira|revisa|encuentra|explica|explicame|averigua|por que|implementa)
    `,
    pt: ', (?:(?:e|entao|pode) )*(?:arruma|conserta|corrige|procura|veja|olha|descobre|explica|por que|pq|implementa)',
    it: ', (?:(?:e|quindi|puoi) )*(?:sistema|sistemalo|trova|guarda|controlla|spiega|spiegami|perche non|come mai|implementa)',
    nl: ', (?:(?:en|dus|kun je) )*(?:zoek|vind|fix|kijk|bekijk|onderzoek|teken|reken|waarom|leg uit)',
    pl: ', (?:(?:i|wiec|mozesz) )*(?:znajdz|napraw|sprawdz|zobacz|wyjasnij|rozpisz|policz|dlaczego|czemu|popraw)',
    ru: ', (?:(?:и|так что|можешь) )*(?:найди|почини|исправь|проверь|посмотри|объясни|реализуй|посчитай|почему|откуда|знайди|полагодь|виправ|перевір|реалізуй)',
  },
  yes: [
    'students always ask me why the sign flips, find an easy explanation',
    'the map is mirrored, why',
    'the vm has 2 cores and load is at 9, whats eating it',
    'la factura sale siempre en blanco, revisa eso',
    'wycieczka ma 44 miejsca a zapisało się 47, znajdź którędy',
    'die Karte ist gespiegelt, warum?',
  ],
  no: [
    'staging runs on node 18, which has no fetch',
    'the fixtures live in test/data, where the nightly job finds them',
    'logs go to /var/log/app, where only root can read them',
    'the service is down at night, which is on purpose',
    'we deploy on Mondays, never on Fridays',
    'the openapi.yaml is the source, run make client',
    'we are on a small droplet, fix the compose file',
  ],
}
