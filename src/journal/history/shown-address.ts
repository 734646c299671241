const MASK = '[REDACTED:url-password]'
/** In a web address, a user name alone may be a token; with ssh it is only a name. */
const CREDENTIALS = /(https?:\/\/)[^\s/]*@|([a-z][\w+.-]*:\/\/[^\s/:@]*:)[^\s/]*@/giu

/** An address as it may be shown, or what git says about one: without the password or token in it. */
export function shownAddress(text: string): string {
  return text.replace(CREDENTIALS, (_, web?: string, named?: string) => `${web ?? named}${MASK}@`)
}
