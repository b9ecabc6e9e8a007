import { expect, it, onTestFinished } from 'vitest'
import { renderWithProviders } from '../testing/render-with-providers'
import { noticeActionOf, withdrawOffers } from './notice-actions'
import { type Notices, useNotices } from './use-notices'

it('two notices with a button stand beside each other, each with its own', () => {
  onTestFinished(withdrawOffers)
  const hooks: { notices?: Notices } = {}
  function Probe() {
    hooks.notices = useNotices()
    return null
  }
  const { notices } = renderWithProviders(<Probe />)
  hooks.notices?.showSuccess('Lent', undefined, { label: 'Take back', onPress: () => {} })
  hooks.notices?.showSuccess('Given back', undefined, { label: 'Lend again', onPress: () => {} })
  hooks.notices?.showSuccess('Saved')
  expect(notices.map(({ message, key }) => [message, noticeActionOf(key)?.label])).toEqual([
    ['Lent', 'Take back'],
    ['Given back', 'Lend again'],
    ['Saved', undefined],
  ])
})
