import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import '../../../../locales/setting-texts'
import type { ServiceNode } from '../../../../domain/service'
import { renderWithProviders } from '../../../../testing/render-with-providers'
import { node } from '../../../../testing/services-driver'
import { NodeFault } from './node-fault'

const failed = node('demo-loader-1', 'error', { fault: 'error', messages: ['No memory'] })

/** A node that recovers at the press of a button. */
function Recovering() {
  const [now, setNow] = useState<ServiceNode>(failed)
  return (
    <>
      <button type="button" onClick={() => setNow(node('demo-loader-1', 'running'))}>
        Recover
      </button>
      <NodeFault node={now} service="Loader" />
    </>
  )
}

it('what a node says of its failure stays as it was opened while the node recovers [CFG-062]', async () => {
  renderWithProviders(<Recovering />)
  const recover = screen.getByRole('button', { name: 'Recover' })
  fireEvent.click(screen.getByRole('button', { name: 'Details of demo-loader-1' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Loader failed to start' }))
  fireEvent.click(recover)
  await waitFor(() => expect(screen.queryByText('Details')).toBeNull())
  expect(dialog.getByText('demo-loader-1: error')).toBeDefined()
  expect(dialog.getByText('No memory')).toBeDefined()
  const [close] = dialog.getAllByText('Close', { selector: 'button' })
  fireEvent.click(close ?? document.body)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
