import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderTab, type } from '../../../testing/config-tab-driver'

it('a change is counted at the category of its own tenant, not at that of another by the same name', async () => {
  renderTab({ hash: '#acme/Limits' })
  await screen.findByRole('textbox', { name: 'Row limit' })
  type('Row limit', '200')
  const limits = () =>
    within(screen.getByRole('navigation', { name: 'Categories' })).getByRole('link', { name: /^Limits/ })
  expect(limits().textContent).toBe('Limits 11 change')
  await userEvent.click(screen.getByRole('tab', { name: 'Globex' }))
  expect(limits().textContent).toBe('Limits')
})
