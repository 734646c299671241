import type { Cue } from './cue.ts'

export const productData: Cue = {
  id: 'product-data',
  because: 'speaks of data and interfaces, as most work does',
  weight: -0.4,
  expression: {
    en: 'columns?|rows?|cells?|tables?|endpoints?|fields?|images?|videos?|charts?|graphs?',
    it: 'tabell[ae]|rig(?:a|he)|camp[oi]|immagin[ei]|grafic[oi]',
    nl: 'tabel(?:len)?|rij(?:en)?|veld(?:en)?|afbeelding(?:en)?|grafiek(?:en)?|lijst',
    pl: 'tabel[^ ]*|wiersz[^ ]*|pol(?:e|a|u|ach)|obraz(?:ek|ka|ki|ow|y)|wykres[^ ]*|list(?:a|y|e|ie)',
  },
  yes: [
    'the response has two fields',
    'add a column to the table',
    'aggiungi una riga alla tabella',
    'voeg een rij toe aan de tabel',
    'dodaj wiersz do tej tabeli',
  ],
  no: ['the pull request is open', 'we use pnpm', 'usiamo pnpm', 'we gebruiken pnpm', 'używamy pnpm'],
}
