/**
 * Lets the umask take from the group and from others only. One that takes the person's own rights, too, would leave files behind that nobody
 * can read, Sage included: what was typed then could not be found again.
 */
export function keepOwnRights(): void {
  process.umask(process.umask(0) & 0o077)
}
