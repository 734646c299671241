import type { Cue } from './cue.ts'

/** What happened just now: news of the work in hand, true for a day. */
export const progressCues: readonly Cue[] = [
  {
    id: 'own-story',
    because: 'tells what you did or saw just now',
    weight: -0.8,
    expression: {
      en: '^(?:(?:and|but|so|also|ok|okay|oh|yeah|yes|no|well|sorry|hm+|btw) (?:, )?){0,2}(?:i (?:(?:just|already|also|then|only|actually|accidentally|was|did|had|have|ve) )?(?:meant|mean|had|did|got|went|ran|saw|made|put|took|gave|left|forgot|lost|broke|sent|came|was|dropped|pushed|merged|tried|added|removed|changed|moved|deleted|restarted|fixed|updated|enabled|disabled|committed|commited|completed|finished|opened|closed|clicked|created|started|stopped|switched|copied|installed|uploaded|downloaded|checked|tested|deployed|reverted|renamed|missed|messed|asked|guessed|thought|seen|done|been)|ive (?:just |already |also |only |now )?(?:done|made|put|added|removed|changed|moved|deleted|restarted|fixed|updated|enabled|disabled|completed|finished|created|started|stopped|switched|copied|installed|uploaded|checked|tested|deployed|reverted|renamed|attached|shared|written|run|set))',
    },
    yes: ['i already committed the roadmap', 'I meant the comment on the pull request', 'sorry, I had to restart you'],
    no: ['I prefer tabs', 'I always squash', 'I have no admin rights here'],
  },
  {
    id: 'stands-now',
    because: 'says how far the work is at the moment',
    weight: -0.8,
    expression: {
      en: '(?:is|are|s|was|were|been|seems|looks|its|thats) (?:(?:now|already|still|all|both|just|finally|almost|nearly|pretty|mostly|currently) )?(?:done|fixed|finished|merged|completed?|ready|fine|good|great|ok|okay|back|up|down|gone|working|failing|passing|resolved|addressed|implemented|green|red|happy|pushed|deployed|committed|updated|added|working again|better|awesome|clean|correct|nice|perfect|bad|ugly|slow|too [^ ]+|empty|there|here|broken)(?: (?:now|again|already|yet|still|today|too|though|here|there))?(?= (?:[.,!;:)]|and|but|so|because|when|after|since|for me|$))',
    },
    yes: ['the staging server is down again', 'reconnect is done', 'the merge is finished, continue'],
    no: ['the docs are generated', 'prices are in cents'],
  },
]
