import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { ConfigGroup } from '../../../domain/advanced-configuration'
import { item, renderTab, review, type } from '../../../testing/config-tab-driver'

const items = [
  item({ key: 'cache.kind', label: 'Cache kind', value: 'disk' }),
  item({
    ...{ key: 'cache.size', label: 'Cache size', type: 'number', value: 512 },
    dependencies: [{ key: 'cache.kind', value: 'disk' }],
  }),
]
const groups: ConfigGroup[] = [
  {
    ...{ id: 'system', displayName: 'Server', unread: [] },
    categories: [{ name: 'Cache', unread: [], items }],
  },
]

it('what an undone change brings back is checked before it is sent', async () => {
  const { api } = renderTab({ answers: { listAdvancedConfigurations: () => groups } })
  await screen.findByRole('textbox', { name: 'Cache size' })
  type('Cache size', 'much')
  type('Cache kind', 'memory')
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Cache size' })).toBeNull())
  const dialog = await review()
  await userEvent.click(dialog.getByRole('button', { name: /^Undo/ }))
  await dialog.findByText('much')
  await waitFor(() =>
    expect(dialog.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBeNull(),
  )
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const refused = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Cache size' })
  await waitFor(() => expect(refused.getAttribute('aria-invalid')).toBe('true'))
  expect(refused.value).toBe('much')
  expect(api.callsOf('changeAdvancedConfigurations')).toEqual([])
})
