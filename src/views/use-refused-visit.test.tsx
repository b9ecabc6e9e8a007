import { expect, it } from 'vitest'
import type { Reason } from '../access/explain'
import { renderWithProviders } from '../testing/render-with-providers'
import { useRefusedVisit } from './use-refused-visit'

const reason = (rule: string, sentence: string): Reason => ({
  ...{ rule, sentence, kind: 'state', resolution: 'wait', source: '' },
})
const verdict = {
  ...{ isAllowed: false, isHidden: false },
  reasons: [reason('one', 'Not now.'), reason('two', 'Not you.'), reason('three', 'Not now.')],
}

function Page() {
  useRefusedVisit(verdict, 'No cluster can be created')
  return null
}

it('says each reason once: two rules may say the same', () => {
  const { notices } = renderWithProviders(<Page />)
  expect(notices.map(({ message, description }) => [message, description])).toEqual([
    ['Not now. Not you.', 'No cluster can be created'],
  ])
})
