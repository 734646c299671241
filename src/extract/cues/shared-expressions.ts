/** "Never" as a rule; "it never loads" and "I never understood" only tell what happens. */
export const NEVER =
  'never(?! (?:mind|seen|heard|been|had|got|gets|loads|works|worked|happens|happened|understood|understand|knew|noticed|thought|ends|ended|stops|stopped|finishes|finished|returns|returned|resolves|fires|fired|renders|rendered|triggered|mattered|tried|saw|again$))'
/** After "we always" or "we never": not a verb for what merely happens to people. */
export const DONE_ON_PURPOSE =
  '(?!(?:get|gets|got|see|sees|saw|seem|seems|had|have|has|been|end|ends|fail|fails|knew|know|thought|think|wanted|needed|tried|understood|understand|heard|noticed|loved|hated|hit|run into|forget|wonder)(?: |$))'
