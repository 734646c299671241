/**
 * Makes the umask affect only the group and others. A umask that also removes the person's own rights would leave files behind that nobody
 * can read, not even Sage: what was typed could not be found again.
 */
export function keepOwnRights(): void {
  process.umask(process.umask(0) & 0o077)
}
