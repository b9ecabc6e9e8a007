import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import '../../../locales/late-texts'
import { isLocked, item } from '../../../testing/config-tab-driver'
import { createFakeApi } from '../../../testing/fake-api'
import { renderWithProviders } from '../../../testing/render-with-providers'
import { placedItems } from './config-entries'
import { ReviewDialog } from './review-dialog'

const items = Array.from({ length: 40 }, (_, place) =>
  item({ key: `cache.${place}`, label: `Key ${place}`, value: 'x' }),
)
const groups = [
  { id: 'system', displayName: 'Server', unread: [], categories: [{ name: 'Cache', unread: [], items }] },
]
const rows = () => [...document.querySelectorAll('[role=dialog] li strong')]
const isSaveLocked = () => isLocked(screen.getByText('Save').closest('button') ?? document.body)

it('shows few of 40 changes at first and all in the end, and saves none before it shows all', async () => {
  renderWithProviders(
    <ReviewDialog
      changes={placedItems(groups).map((placed) => ({ ...placed, entry: 'y' }))}
      begun={{}}
      lock={null}
      clusterId="id-demo"
      isPending={false}
      onUndo={() => {}}
      onSave={() => {}}
      onClose={() => {}}
    />,
    { api: createFakeApi({ listAdvancedConfigurations: () => groups }) },
  )
  expect(rows()).toHaveLength(4)
  expect(isSaveLocked()).toBe(true)
  await screen.findByText(/^Only these keys are sent/)
  // What was read meanwhile does not unlock it alone.
  expect(isSaveLocked()).toBe(rows().length < 40)
  await waitFor(() => expect(rows()).toHaveLength(40), { timeout: 8_000 })
  await waitFor(() => expect(isSaveLocked()).toBe(false))
  expect(rows().map(({ textContent }) => textContent)).toEqual(items.map(({ label }) => label))
})
