// What Germans write where a keyboard has no umlauts: "fuer", "naechste".

/**
 * Beginnings and inner parts of German words in this spelling. Words and not just letters, because "ue", "ae" and "oe" are in the words of every
 * language: "queue", "does".
 */
const WRITTEN_OUT = new RegExp(
  [
    'abhaeng|aender|aeusser|faehig|gaenz|haelt|haett|haeuf|klaer|laengst|laess|laeuf|maessig|naech|naeml|raeum|saetz|schlaeg|schraenk|spaet',
    'taegl|traeg|ungefaehr|(?:selbst|ver|voll|zu)staend|waehl|waehr|waere|zaehl|gehoer|gewoehn|groess|hoech|hoeh|koenn|loesch|loese|moech|moeg',
    'noetig|oeffn|ploetz|schoen|stoert|voellig|drueck|duerf|fuehr|fuell|fueg|fuer(?![a-z])|gruen|gueltig|guenst|kuemm|kuenft|kuerz|lueck|mueh',
    'muess|nuetz|pruef|schluess|schuetz|stuetz|uebe[rl]|ueblich|wuensch|wuerd|zurueck',
  ].join('|'),
  'g',
)

/** Lower-case text with its umlauts as `fold` writes them: without the two dots, and so without the "e" that stands for them. */
export function withoutUmlauts(text: string): string {
  if (!text.includes('ue') && !text.includes('ae') && !text.includes('oe')) return text
  return text.replace(WRITTEN_OUT, (found) => found.replace(/([aou])e/, '$1'))
}
