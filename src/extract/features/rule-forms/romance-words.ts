/** What people do themselves, and what an agent may be told to leave to them. */
export const STEPS = 'commits?|deploys?|push(?:es)?|merges?|releases?|prs|builds?|tests?'

/** What entails something else when it is changed. */
export const CHANGED =
  'schemas?|schem[ai]|esquemas?|api|modeles?|modelos?|modell[oi]|protos?|types?|tipos?|tipi|config(?:uration|uracion|uracao|urazione)?|contrats?|contratos?|interfaces?|entite|entidad|entidade|dependances?|dependencias?|dipendenz[ae]|traductions?|traducciones|traducoes|traduzioni|migrations?|migracion(?:es)?|migracao|variables?|variavel|endpoints?'

/** Something the users of the product see. */
export const SEEN =
  '.* (?:boutons?|bot[ao]o?(?:es|nes)?|bottoni?|ecran|pantalla|tela|schermo|page|pagina|couleurs?|color(?:es|e|i)?|cor(?:es)?|menu|titre|titulo|titolo|icon[aeo]s?|icones?|logo|images?|imagen(?:es)?|imagem|immagini?) '
