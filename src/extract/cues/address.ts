import type { Cue } from './cue.ts'

export const address: Cue = {
  id: 'address',
  because: 'gives the address of something',
  weight: 1.3,
  expression: {
    en: `
      (?:is|are|lives?|s|stored|kept|saved|runs?|running|hosted|deployed|located|found|listens?|reachable|in
        |available) (?:in|on|at|under|from|via) (?:the |my |our )?(?:_code_ )?(?:_path_|_ip_|_mail_|_flag_
        |port [0-9]+)
      |(?:port|host|path|folder|directory|database|schema|token|key|password|bucket|cluster|server|endpoint|account
        |region|namespace|registry|address|url)(?: (?:number|name))? (?:is|are|=) (?:: )?(?:the |at |in |on )?[^ ]+
      |has an ip|(?:is|are|be) deployed (?:here|at)|(?:with|using|through) the (?:_code_ )?_flag_
    `,
    any: '(?:在|は|에|:|：|=|->) ?(?:_path_|_ip_)|(?:_path_|_ip_) ?(?:里|下|にある|にあり|に置|에 ?있|에서)',
    de: '(?:liegt|liegen|lauft|laufen|steht|ist|sind) (?:in|im|auf|unter|bei) (?:_path_|_ip_|port)',
    ru: '(?:лежит|лежат|находится|крутится|слушает) (?:в|на|по) (?:_path_|_ip_|порту)',
    es: '(?:esta|estan|corre|vive) (?:en|por) (?:_path_|_ip_|el puerto)',
    it: `
      (?:sta|stanno|si trova|si trovano|gira|girano|ascolta|e|sono) (?:in|su|sotto|nel|nella|sulla|sul|dentro
        |a) (?:_code_ )?(?:_path_|_ip_|porta [0-9]+)
    `,
    nl: `
      (?:staat|staan|ligt|liggen|draait|draaien|zit|zitten|is|zijn|luistert|luisteren) (?:in|op|onder|bij|via) (?:de |het )?(?:_code_ )?(?:_path_
        |_ip_|poort [0-9]+)
    `,
    pl: `
      (?:jest|sa|lezy|leza|siedzi|siedza|stoi|stoja|dziala|chodzi|slucha|nasluchuje|znajduje sie) (?:w|na|pod
        |za) (?:_code_ )?(?:_path_|_ip_|_url_|porcie [0-9]+)
    `,
  },
  yes: [
    'port number is: 18888',
    'the token is in ~/keys/token.txt',
    'the box runs on 10.1.1.9',
    '设置在 /etc/app.conf',
    '設定は /etc/app.conf',
    'lo schema sta in db/schema.sql',
    'het schema staat in db/schema.sql',
    'ten serwer stoi na 10.1.1.9',
  ],
  no: ['put it there', 'fix src/app.ts', 'mettilo lì', 'zet het daar neer', 'wstaw to tam'],
}
