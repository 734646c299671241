/** "Never" as a rule; "it never loads" and "I never understood" only tell what happens. */
export const NEVER =
  'never(?! (?:mind|seen|heard|been|had|got|gets|loads|works|worked|happens|happened|understood|understand|knew|noticed|thought|ends|ended|stops|stopped|finishes|finished|returns|returned|resolves|fires|fired|renders|rendered|triggered|mattered|tried|saw|again(?= (?:[.,!]|please|pls|ok|$))))'
/** "Always" before an order; "always crashes here" tells what happens. */
export const ALWAYS =
  'always(?! (?:get (?:nan|null|undefined|none|stuck|errors?|timeouts?|an? error|an? timeout|the (?:same|wrong|old))|fails|crashes|shows|returns|gives|throws|hangs|ends|breaks|says|stops|loads|goes|comes|appears|reports|looks|happens))'
/** After "we always" or "we never": not a verb for what merely happens to people. */
export const DONE_ON_PURPOSE =
  '(?!(?:get|gets|got|see|sees|saw|seem|seems|had|have|has|been|end|ends|fail|fails|knew|know|thought|think|wanted|needed|tried|understood|understand|heard|noticed|loved|hated|said|told|meant|hit|run into|forget|wonder|[^ ]{3,}ed)(?: |$))'
