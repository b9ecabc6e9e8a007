import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ApiError, NetworkError } from '../../../api/errors'
import {
  cacheSize,
  groups,
  isLocked,
  renderTab,
  reported,
  review,
  size,
  type,
} from '../../../testing/config-tab-driver'

async function saveReviewed() {
  const dialog = await review()
  const button = dialog.getByRole('button', { name: 'Save' })
  await waitFor(() => expect(isLocked(button)).toBe(false))
  await userEvent.click(button)
}

it('a lost answer is told of several changes beside a password in the plural', async () => {
  const [system, ...others] = groups
  const items = system?.categories.flatMap((category) => category.items) ?? []
  const now = items.map((each) => (each.key === size.key ? { ...each, value: 1024 } : each))
  let isSent = false
  const { notices } = renderTab({
    answers: {
      listAdvancedConfigurations: () =>
        isSent && system
          ? [{ ...system, categories: [{ name: 'Cache', unread: [], items: now }] }, ...others]
          : groups,
      changeAdvancedConfigurations: () => {
        isSent = true
        throw new NetworkError('changeAdvancedConfigurations', 'timeout')
      },
    },
  })
  await cacheSize()
  type('Cache size', '1024')
  await userEvent.click(screen.getByRole('link', { name: 'Security' }))
  type('Banner', 'Bye')
  const password = screen.getByLabelText('LDAP password', { selector: 'input' })
  fireEvent.change(password, { target: { value: 'new-secret' } })
  await saveReviewed()
  await waitFor(() =>
    expect(reported(notices)).toEqual([
      'We could not confirm whether all changes were saved. The configurations have been read again: of what is no password, 1 of 2 are there; passwords cannot be compared. What is left is still here to save again.',
    ]),
  )
})

it('who left the tab while changes were saved, and is back, saves no others until they are', async () => {
  let answer = () => {}
  const { api, router } = renderTab({
    answers: {
      changeAdvancedConfigurations: () =>
        new Promise((done) => {
          answer = () => done({ message: null })
        }),
    },
  })
  await cacheSize()
  type('Cache size', '1024')
  await saveReviewed()
  await waitFor(() => expect(api.callsOf('changeAdvancedConfigurations')).toHaveLength(1))
  act(() => void router.navigate('/clusters'))
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Cache size' })).toBeNull())
  act(() => void router.navigate('/clusters/demo?tab=advanced-configurations'))
  await cacheSize()
  type('Cache size', '2048')
  const description = 'The change is on its way.'
  const button = await screen.findByRole('button', { name: 'Save', description })
  expect(button.getAttribute('aria-busy')).toBe('true')
  fireEvent.submit(screen.getByRole('form', { name: 'Advanced configurations' }))
  await act(async () => {})
  expect(screen.queryByRole('dialog')).toBeNull()
  await act(async () => answer())
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
  expect((await cacheSize()).value).toBe('2048')
})

it('what the server refuses about no key is said beside what it refuses about one', async () => {
  const fieldErrors = [
    { fieldName: 'cache.size', message: 'Too much for this node.', isNotActivated: false },
    { fieldName: '', message: 'The cluster is locked.', isNotActivated: false },
  ]
  const { notices } = renderTab({
    answers: {
      changeAdvancedConfigurations: () => {
        throw new ApiError({ message: 'Too much for this node.', statusCode: 422, fieldErrors })
      },
    },
  })
  await cacheSize()
  type('Cache size', '1024')
  await saveReviewed()
  await waitFor(() =>
    expect(reported(notices)).toEqual(['Cache size: Too much for this node. The cluster is locked.']),
  )
})
