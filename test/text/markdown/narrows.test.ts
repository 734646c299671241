import { expect, test } from 'vitest'
import { narrows } from '../../../src/text/markdown/narrows.ts'

test.each([
  'In the backend',
  'for the api folder',
  'Rules for the mobile app',
  'when you write tests',
  'before you commit',
  'In package.json',
  'in src/api',
  'Only in tests',
  'ok, for the worker',
  'Für die Tests',
  'im Frontend',
  'dans le dossier api',
  'para los tests',
  'для мобильного приложения',
  '在后端目录里',
  'フロントエンドでは',
  '백엔드에서는',
])('narrows(%j)', (heading) => expect(narrows(heading)).toBe(true))

test.each([
  'In this repo',
  'For all projects',
  'In all files',
  'In short',
  'For the record',
  'In our team',
  'Before I forget',
  'In this PR',
  'In the last release',
  'Rules for contributors',
  'In the backend there are two workers, and both',
  'In the api folder you must',
  'Style',
  'no excuses',
  'Im Allgemeinen',
  'En resumen',
  'No uses',
  '在这个仓库中',
  'それでは',
])('narrows() not by %j', (heading) => expect(narrows(heading)).toBe(false))
