import { afterEach, describe, expect, it } from 'vitest'
import { setLanguages } from './locale'
import type { MessageKey } from './messages'
import { addMessages, inSentence, setTranslation, t } from './t'
import { loadTranslation, readTranslation } from './translation'

const key = (name: string) => `shelf.${name}` as MessageKey

addMessages({ shelf: { title: 'Old Books', left: 'Left', books_one: 'one book', books: '{{count}} books' } })

afterEach(() => {
  setLanguages([])
  setTranslation({})
})

function speakPolish() {
  setLanguages(['pl'])
  setTranslation({
    shelf: {
      title: 'Stare Książki',
      books_one: 'książka',
      books_few: '{{count}} książki',
      books: '{{count}} książek',
    },
  })
}

describe('a translated text', () => {
  it('stands in the place of the English one, which is read where it is missing', () => {
    speakPolish()
    expect([t(key('title')), t(key('left'))]).toEqual(['Stare Książki', 'Left'])
    setTranslation({})
    expect(t(key('title'))).toBe('Old Books')
  })

  it('takes the form that a number has in its language', () => {
    speakPolish()
    expect([1, 2, 5, 22].map((count) => t(key('books'), { count }))).toEqual([
      'książka',
      '2 książki',
      '5 książek',
      '22 książki',
    ])
  })

  it('keeps its capitals inside a sentence, where the English one has none', () => {
    const phrase = { key: key('title'), of: {} }
    expect([inSentence(key('title')), inSentence(phrase)]).toEqual(['old books', 'old books'])
    speakPolish()
    expect([inSentence(key('title')), inSentence(phrase), inSentence(key('left'))]).toEqual([
      'Stare Książki',
      'Stare Książki',
      'left',
    ])
  })
})

describe('a file of texts', () => {
  const answer = (body: string, status = 200) =>
    loadTranslation('/texts/de.json', async () => new Response(body, { status }))

  it('is read with what can be used of it', () => {
    expect(
      readTranslation({ shelf: { title: 'Alte Bücher', left: 7, books: '' }, gone: 'x', more: null }),
    ).toEqual({
      shelf: { title: 'Alte Bücher' },
    })
  })

  it.each([
    [
      'is asked for and answered',
      '{"shelf":{"title":"Alte Bücher"}}',
      200,
      { shelf: { title: 'Alte Bücher' } },
    ],
    ['is not there', '{"shelf":{"title":"Alte Bücher"}}', 404, null],
    ['is no JSON', '<html>', 200, null],
    ['is a list', '[]', 200, null],
    ['is nothing', 'null', 200, null],
  ])('that %s gives what it holds, or English', async (_what, body, status, texts) => {
    expect(await answer(body, status)).toEqual(texts)
  })

  it('is the one at the path that is configured, as JSON', async () => {
    const sent: unknown[] = []
    await loadTranslation('/texts/de.json', async (path, options) => {
      sent.push(path, options)
      return new Response('{}')
    })
    expect(sent).toEqual(['/texts/de.json', { headers: { accept: 'application/json' } }])
  })

  it('that does not arrive leaves the console in English', async () => {
    expect(await loadTranslation('/texts/de.json', () => Promise.reject(new TypeError('offline')))).toBeNull()
  })
})
