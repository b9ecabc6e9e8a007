import { expect, it } from 'vitest'

type Area = Readonly<Record<string, string>>

const files = import.meta.glob<Readonly<Record<string, Area>>>('./en/*.ts', { eager: true })
const texts = Object.values(files).flatMap((file) =>
  Object.entries(file).flatMap(([area, words]) =>
    Object.entries(words).map(([key, text]) => ({ name: `${area}.${key}`, text, has: Object.keys(words) })),
  ),
)

/** What a figure of the console counts, where more than one is counted. */
const counted =
  /\{\{(\w+)\}\}[\s\u00a0](?:more |complete |consecutive |rejected )?(?:actions|addresses|changes|characters|clusters|days|Data Apps|entries|hours|minutes|months|nodes|policies|queries|releases|replicas|results|rows|seconds|terms|thresholds|users|verbs)\b/g

/** Texts that never say 1, and why. */
const neverOne: Readonly<Record<string, string>> = {
  'accessExplorer.compared': 'the verbs of all policies',
  'accessExplorer.driftNoneText': 'the verbs of all policies',
  'accessExplorer.shown': 'all actions of the console',
  'billing.monthSpan': 'one month stands alone',
  'clusterSize.perMonth': 'a month has 672 hours at least',
  'consentFlow.expected': 'configured as 20 to 30',
  'consentFlow.longer': 'configured as 20 to 30',
  'consumption.aboveProgress': 'more than the ten of the first reading',
  'consumption.aboveRest': 'ten at a time',
  'consumption.absentMany': 'a few are named',
  'consumption.comparedWithoutMany': 'a few are named',
  'consumption.gapDays': 'a few are named',
  'consumption.projectionMethod': 'seven complete days at least',
  'consumption.projectionMethod_one': 'seven complete days at least',
  'importing.tooManyRows': 'more than 5,000',
  'names.azTooLong': 'the limit of D1 §5',
  'names.azTooShort': 'the limit of D1 §5',
  'names.tooLong': 'the limit of D1 §5',
  'names.tooShort': 'the limit of D1 §5',
  'services.sentTo': 'one node is told of alone',
  'services.statusesNow': 'a few are named',
  'services.nodes': 'a name stands before it, no figure',
  'whitelists.tooWide': 'thousands',
}

it('says each figure in words that fit the number 1 too', () => {
  const wrong = texts.flatMap(({ name, text, has }) => {
    const places = [...text.matchAll(counted)].map(([, place]) => place)
    const hasForm = has.includes(`${name.split('.')[1]}_one`)
    const isWrong = places.some((place) => place !== 'count' || !hasForm)
    return isWrong && !Object.hasOwn(neverOne, name) ? [`${name}: ${text}`] : []
  })
  expect(wrong).toEqual([])
})

it('lists no text that is not there', () => {
  const names = new Set(texts.map(({ name }) => name))
  expect(Object.keys(neverOne).filter((name) => !names.has(name))).toEqual([])
})

it('has another form only beside the text itself', () => {
  const forms = texts.filter(({ name }) => name.endsWith('_one'))
  const alone = forms.filter(({ name, has }) => !has.includes((name.split('.')[1] ?? '').slice(0, -4)))
  expect(alone).toEqual([])
})
