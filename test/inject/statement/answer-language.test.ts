import { describe, expect, it } from 'vitest'
import { answerLanguageOf } from '../../../src/inject/statement/answer-language.ts'

describe('answerLanguageOf()', () => {
  it.each([
    ['Answer in German', 'de'],
    ['Please always answer me in English.', 'en'],
    ['Respond to me in Spanish', 'es'],
    ['Talk to me in French, please', 'fr'],
    ['Write to me in Dutch', 'nl'],
    ['From now on, answer all my questions in Korean', 'ko'],
    ['Your answers must be in Italian', 'it'],
    ['Speak German with me', 'de'],
    ['In this repo, answer in English', 'en'],
    ['I told you: answer in English', 'en'],
    ['Antworte bitte immer auf Deutsch', 'de'],
    ['Schreib mir auf Englisch', 'en'],
    ['Réponds-moi toujours en français', 'fr'],
    ['Respóndeme siempre en español', 'es'],
    ['Responda sempre em português', 'pt'],
    ['Rispondimi in italiano', 'it'],
    ['Antwoord altijd in het Nederlands', 'nl'],
    ['Всегда отвечай на русском языке', 'ru'],
    ['Отвечай по-английски', 'en'],
    ['请始终用中文回答', 'zh'],
    ['一律用英文回复我', 'en'],
    ['必ず日本語で回答してください', 'ja'],
    ['항상 한국어로 대답해 주세요', 'ko'],
  ])('%s: %s', (text, expected) => expect(answerLanguageOf(text)).toBe(expected))

  it.each([
    'Answer in brief',
    'Answer in German or English',
    'Answer in German, and in English in reviews',
    "Don't answer in German",
    'Answer in German when I write German',
    'Write in English',
    'Write comments in English',
    'Commit messages in English',
    'Antworte auf Deutsch, Code auf Englisch',
    'Schreib auf Englisch',
    '不要用英文回答',
    '英語で答えないで',
    'The answers in English are in answers.md',
  ])('%s: none, or more than that', (text) => expect(answerLanguageOf(text)).toBeUndefined())
})
