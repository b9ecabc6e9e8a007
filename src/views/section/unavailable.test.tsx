import { expect, it } from 'vitest'
import type { Reason } from '../../access/explain'
import { renderWithProviders } from '../../testing/render-with-providers'
import { Unavailable } from './unavailable'

const reason = (sentence: string): Reason => ({
  ...{ rule: sentence, kind: 'state', resolution: 'none', source: 'test' },
  sentence,
})

it.each([
  ['Keys wait for you', ['It sleeps'], 'Keys wait for you It sleeps'],
  ['It sleeps', ['It sleeps'], 'It sleeps'],
  ['It sleeps', ['It sleeps', 'It is locked'], 'It sleeps It is locked'],
  [undefined, ['It sleeps'], 'It sleeps'],
])('under the words "%s" of a definition the reasons %j are said once: "%s"', (heading, reasons, words) => {
  const { container } = renderWithProviders(
    <Unavailable
      heading={heading === undefined ? undefined : { en: heading }}
      reasons={reasons.map(reason)}
    />,
  )
  expect(container.textContent?.replace(/\s+/g, ' ').trim()).toBe(words)
})
