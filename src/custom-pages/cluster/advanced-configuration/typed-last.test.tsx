import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { expect, it, vi } from 'vitest'
import '../../../locales/late-texts'
import type { FormRecord } from '../../../definitions/form-values'
import { cacheSize, isLocked, renderTab, type } from '../../../testing/config-tab-driver'

// A machine so busy that nothing typed is drawn by itself.
vi.mock('./use-values-later', () => ({
  useValuesLater: ({ getValues }: UseFormReturn<FormRecord>) => {
    const [values, setValues] = useState(() => getValues())
    return { values, catchUp: () => setValues({ ...getValues() }) }
  },
}))

it('what was typed last is in the review, and is sent, however busy the machine is [ADV-D05]', async () => {
  const { api } = renderTab()
  await cacheSize()
  type('Cache size', '1024')
  fireEvent.submit(screen.getByRole('form', { name: 'Advanced configurations' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Review your changes' }))
  expect(dialog.getByText('1024')).toBeDefined()
  await waitFor(() => expect(isLocked(dialog.getByRole('button', { name: 'Save' }))).toBe(false))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(api.callsOf('changeAdvancedConfigurations')).toHaveLength(1))
  expect(api.callsOf('changeAdvancedConfigurations')[0]?.options.body).toEqual([
    { name: 'system', data: [{ configKey: 'cache.size', configValue: 1024 }] },
  ])
})
