import { expect, test } from 'vitest'
import { gitComplaint } from '../../../src/journal/history/git-complaint.ts'

const GIT_AFTER_SSH = `fatal: Could not read from remote repository.

Please make sure you have the correct access rights
and the repository exists.
`

test.each([
  [
    "Warning: Permanently added 'host' (ED25519) to the list of known hosts.\r\ngit@host: Permission denied (publickey).\r\n",
    'git@host: Permission denied (publickey).',
  ],
  ['*****\n* Authorized use only *\n*****\nConnection closed by 10.0.0.1\n', 'Connection closed by 10.0.0.1'],
  [
    '@@@@@\n@ WARNING: REMOTE HOST IDENTIFICATION HAS CHANGED! @\n@@@@@\nHost key verification failed.\n',
    'Host key verification failed.',
  ],
  [
    "fatal: '/srv/x' does not appear to be a git repository\n",
    "fatal: '/srv/x' does not appear to be a git repository",
  ],
  [
    "fatal: detected dubious ownership in repository at '/srv/x'\nTo add an exception for this directory, call:\n\n\tgit config --global --add safe.directory /srv/x\n",
    "fatal: detected dubious ownership in repository at '/srv/x'",
  ],
  ['', 'fatal: Could not read from remote repository.'],
])('gitComplaint() takes what ssh or the remote says last, not what stands before it: %j', (before, complaint) => {
  expect(gitComplaint(before + GIT_AFTER_SSH)).toBe(complaint)
})

test.each([
  [
    'warning: redirecting to https://host/x/\nfatal: repository not found\nfatal: more\n',
    'fatal: repository not found',
  ],
  [
    'remote: error: GH006: Protected branch\nTo host\n ! [remote rejected] main\n',
    'remote: error: GH006: Protected branch',
  ],
  ['warning: only this\n', 'warning: only this'],
  ['git gave no answer for 120 seconds', 'git gave no answer for 120 seconds'],
  ['', ''],
])('gitComplaint() takes the first line of git that is no warning: %j', (stderr, complaint) => {
  expect(gitComplaint(stderr)).toBe(complaint)
})
