import { expect, it } from 'vitest'
import { ended, joinedSentences } from './joined-sentences'

it.each([
  [[], ''],
  [['It is signed'], 'It is signed'],
  [['It is signed', 'Ask Max'], 'It is signed. Ask Max'],
  [['It is signed.', 'Why?', 'Ask Max.'], 'It is signed. Why? Ask Max.'],
])('sentences %j are said as "%s"', (sentences, words) => {
  expect(joinedSentences(sentences)).toBe(words)
})

it.each(['Done.', 'Why?', 'Now!', 'Loading…', 'It says “no.”', '(It is signed.)'])(
  'a sentence that has its end keeps it: %s',
  (sentence) => expect(ended(sentence)).toBe(sentence),
)
