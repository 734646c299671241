import type { Cue } from './cue.ts'

export const ourWorld: Cue = {
  id: 'our-world',
  kind: 'fact',
  because: 'says something of your people, machines or customers',
  weight: 1.3,
  expression: {
    en: `
      ^(?:(?:and|but|so|also|btw|oh|no|fyi|because|since|well|ok) (?:, )?)?(?:(?:all |most of )?our (?!(?:code|page
        |app|site|last|next|current|new|own) )(?:[^ ]+ ){1,3}|(?:the |our |my )?(?:[^ ]+ )?(?:legal|vendors?
        |suppliers?|clients?|customers?|auditors?|reviewers?|supervisor|advisor|professor|boss|manager|team|teams
        |designers?|artists?|students?|teachers?|nurses?|doctors?|lab|editors?|apple|google|accounting|finance
        |marketing|ops|security|management|support|company|partners?|school|hospital|bank|insurer|landlord|agency
        |publisher|journal|warehouse|factory|plant|boards?|sensors?|motors?|valves?|pumps?|devices?|firmware
        |bootloader|printers?|scanners?|robots?|drones?|cameras?|plc|fpga|mcu|uart|scale|scales|forklifts?|terminals?
        |tablets?|laptops?|runners?|nodes?|cluster|mainframe|erp|crm|intranet|importer|exporter|simulator|dataset
        |survey|ledger) )(?:is|are|isnt|arent|has|have|cant|can|must|never|always|only|dont|doesnt|wont|want|wants
        |hates?|insists?|use|uses|works?|run|runs|needs?|answers?|approves?|signs?|rejects?|reads?|writes?|sends?
        |speaks?|pays?|lives?|sits?|comes?|goes|gets?|turns?|counts?|checks?|requires?|asks?|takes?|closes?|opens?
        |changes?|updates?) (?!(?:broken|down|failing|empty|blank|missing|wrong|red|gone|stuck|now|still|working|fine
        |back|ready|done) )[^ ]+
    `,
    de: `
      (?:alle |die meisten )?unsere[rn]? (?:kunden|nutzer|anwender|gerate|rechner|tester|designer
        |ubersetzer) (?:sitzen|haben|nutzen|benutzen|verwenden|arbeiten|sind|laufen|brauchen)
    `,
    fr: `
      (?:tous |la plupart de )?nos (?:clients|postes|machines|appareils|testeurs|traducteurs)(?= (?:sont|ont|utilisent
        |tournent|travaillent|restent|nont))
    `,
    es: `
      (?:todos |la mayoria de )?nuestros (?:clientes|equipos|usuarios)(?= (?:usan|tienen|estan|siguen|trabajan))
    `,
    tr: `
      (?:musterilerin|musterilerimizin|kullanicilarin|kullanicilarimizin|musterilerimiz) (?:cogu|hepsi|buyuk kismi
        |hala)
    `,
    id: `
      (?:user|pelanggan|klien|customer) kita (?:kebanyakan|semua|masih|rata-rata|pake|pakai)
      |(?:kebanyakan|semua) (?:user|pelanggan|klien) kita
    `,
    vi: `
      (?:khach hang|nguoi dung)(?: cua)? (?:ben minh|chung toi|bon minh)(?: [^ ]+){0,2} (?:dung|xai|van)
      |da so khach(?: hang)?
    `,
    ar: '(?:اغلب|معظم|كل|غالبية) (?:عملائنا|زبائننا|مستخدمينا|العملاء عندنا)',
    hi: '(?:hamare|humare) (?:zyadatar |sab |sare )?(?:users|customers|clients|grahak)',
    ru: `
      (?:большинство|все) наших [^ ]+|наши (?:клиенты|пользователи|заказчики) [^ ]+|(?:більшість|усі|всі) наших [^ ]+
      |наші (?:клієнти|користувачі) [^ ]+
    `,
    zh: '(?:我们|我們)的?(?:客户|客戶|用户|用戶|设备|設備|工厂|工廠)(?:大部分|大多|基本|主要|一般|都)',
    ja: '(?:うち|弊社)の(?:客|顧客|お客|ユーザー)[^、。]{0,6}(?:は|が)',
    ko: '(?:우리|저희) (?:고객|사용자|유저)(?:들)?(?:은|는|이) (?:대부분|거의|다|주로|아직)',
  },
  yes: [
    'our artists work in blender',
    'legal wants 7 years retention',
    'the left motor is wired backwards',
    'the vendor answers mails only in german',
    'müşterilerin çoğu hala internet explorer kullanıyor',
    'більшість наших клієнтів сидить на старих андроїдах',
    '我们的客户大部分还在用旧安卓',
    'die meisten unserer Kunden sitzen hinter einem Proxy',
  ],
  no: [
    'our page is blank',
    'the motor is broken',
    'ask the vendor',
    'the button is red',
    'müşteri listesi boş',
    '客户列表为空',
  ],
}
