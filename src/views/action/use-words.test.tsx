import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { buildGadget, gadgets } from '../../testing/gadgets'
import { renderWithProviders } from '../../testing/render-with-providers'
import { useWords } from './use-words'

// What a browser meets after a new version is out: the code of a page that stands open is no longer there.
vi.mock('../reference/record-words', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

it('says a field as the record has it where the code of its words does not arrive', async () => {
  const given: { wordsOf?: ReturnType<typeof useWords> } = {}
  function Held() {
    given.wordsOf = useWords(gadgets)
    return null
  }
  renderWithProviders(<Held />)
  const lamp = buildGadget({ name: 'lamp', weight: 4, note: null })
  const words = await act(async () =>
    given.wordsOf?.([{ en: '{{name}} weighs {{weight}}: {{note}}' }], [lamp]),
  )
  expect(words).toEqual({ name: 'lamp', names: 'lamp', count: 1, weight: '4', note: '' })
})
