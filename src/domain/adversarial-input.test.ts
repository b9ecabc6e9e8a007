import { describe, expect, it } from 'vitest'
import { authErrorPageOf } from './auth-error'
import { checkDiskSize } from './available-choices'
import { checkClusterName, defaultCloneName } from './cluster-name'
import { cardDate } from './dates'
import { isEmail } from './email'
import { readErrorBody } from './error-text'
import { initialsOf } from './initials'
import { marketingParametersOf } from './marketing-parameters'
import { checkPassword, passwordChecklist } from './password'
import { safeReturnTo } from './return-to'
import { safeHref } from './safe-href'
import { atLeast } from './version'

const size = 100_000
const repeated = (unit: string) => unit.repeat(Math.ceil(size / unit.length)).slice(0, size)

const inputs: Record<string, string> = {
  letters: `${repeated('a')}!`,
  digits: `${repeated('1')}x`,
  dashes: `a${repeated('-a')}-`,
  spaces: `a${repeated(' ')}b`,
  tabs: `${repeated('\t')}x`,
  dots: `${repeated('1.')}x`,
  zeros: `${repeated('0')}.`,
  decimals: `1.${repeated('0')}x`,
  slashes: `/${repeated('a/')}`,
  doubleSlashes: repeated('//'),
  backslashes: repeated('\\'),
  percents: `/${repeated('%25')}`,
  brokenPercents: `/${repeated('%')}`,
  nestedEncoding: `/${repeated('%252f')}`,
  nestedRedirects: `/signin${repeated('?redirect_to=/signin')}`,
  ats: `https://${repeated('a@')}`,
  ampersands: `?${repeated('utm_term=a&')}`,
  wide: repeated('\u{1F469}\u200d'),
  marks: `e${repeated('\u0301')}`,
  date: `2024-01-01T00:00:00.${repeated('1')}`,
  labels: `${'a.'.repeat(size / 2)}@${'a-'.repeat(size / 2)}`,
  reserved: repeated('creat zookeepe loade'),
}

const validators: Record<string, (input: string) => unknown> = {
  checkClusterName: (input) => [checkClusterName(input, 'gc'), checkClusterName(input, 'az')],
  defaultCloneName: (input) => [defaultCloneName(input, 'gc'), defaultCloneName(input, 'az')],
  passwordChecklist,
  checkPassword,
  checkDiskSize: (input) => checkDiskSize(input, 1, 10),
  atLeast: (input) => [atLeast(input, '1.2.3'), atLeast(input, input)],
  readErrorBody: (input) => [readErrorBody(input), readErrorBody({ errors: { a: input } })],
  safeReturnTo: (input) =>
    safeReturnTo(input, { origin: 'https://console.test', allowedOrigins: ['https://partner.test'] }),
  safeHref,
  authErrorPageOf,
  isEmail,
  cardDate: (input) => cardDate(input, 'UTC'),
  initialsOf: (input) => [
    initialsOf({ fullName: input, email: null }),
    initialsOf({ fullName: null, email: input }),
  ],
  marketingParametersOf,
}

describe('100 kB of adversarial input', () => {
  it.each(Object.keys(validators))('takes %s a time that grows no faster than the text', (name) => {
    const validate = validators[name]
    const slow = Object.entries(inputs).flatMap(([input, text]) => {
      const took = processorTimeOf(() => validate?.(text))
      return took < 1_000 ? [] : [`${input}: ${took.toFixed(0)} ms`]
    })
    expect(slow).toEqual([])
  })
})

/**
 * Milliseconds of the processor, which other programs do not lengthen: what reads this much text once takes a few, what
 * reads it again from each letter takes many seconds.
 */
function processorTimeOf(run: () => unknown): number {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}
