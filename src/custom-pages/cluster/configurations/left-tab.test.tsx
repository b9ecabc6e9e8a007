import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type ReactElement, useState } from 'react'
import { expect, it } from 'vitest'
import { buildClusterDetail } from '../../../testing/detail-builders'
import { createFakeApi, type FakeAnswers } from '../../../testing/fake-api'
import { renderWithProviders } from '../../../testing/render-with-providers'
import { person, usual } from '../../../testing/services-driver'
import { ServicesSection } from './services/services-section'
import { Setting } from './setting'

const cluster = buildClusterDetail({ isHomePageShown: false })

/** A tab with this in it, which a button leaves and opens again. */
function Tab({ children }: { children: ReactElement }) {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Tab
      </button>
      {isOpen && children}
    </>
  )
}

function renderTab(content: ReactElement, answers: FakeAnswers) {
  const api = createFakeApi({ getCluster: () => cluster, getServiceStatus: () => usual, ...answers })
  renderWithProviders(<Tab>{content}</Tab>, { api, person })
  const toggle = () => fireEvent.click(screen.getByText('Tab'))
  return {
    api,
    leaveAndReturn: () => {
      toggle()
      toggle()
    },
  }
}

/** A call that is answered when the test says so. */
function heldBack() {
  let answer = () => {}
  const call = () =>
    new Promise<{ message: string }>((resolve) => {
      answer = () => resolve({ message: 'Reported by the server' })
    })
  return { call, answer: () => act(async () => answer()) }
}

it('a setting that is being changed when its tab is left is busy on the return, and is not sent again', async () => {
  const { call, answer } = heldBack()
  const { api, leaveAndReturn } = renderTab(<Setting name="homePage" cluster={cluster} />, {
    changeCluster: call,
  })
  const control = () => screen.findByRole('switch', { name: 'Show home page' })
  fireEvent.click(await control())
  await waitFor(() => expect(api.callsOf('changeCluster')).toHaveLength(1))
  leaveAndReturn()
  expect((await control()).getAttribute('aria-busy')).toBe('true')
  const [other] = screen.getAllByRole('switch').filter((each) => each.getAttribute('aria-busy') !== 'true')
  expect(other).toBeDefined()
  fireEvent.click(await control())
  await answer()
  await waitFor(async () => expect((await control()).getAttribute('aria-busy')).not.toBe('true'))
  expect(api.callsOf('changeCluster')).toHaveLength(1)
})

it('an action on a node that is on its way when its tab is left is not offered again on the return', async () => {
  const { call, answer } = heldBack()
  const { api, leaveAndReturn } = renderTab(<ServicesSection cluster={cluster} />, { executeService: call })
  const restart = () => screen.findByRole('button', { name: 'Restart demo-loader-1' })
  fireEvent.click(await restart())
  const dialog = await screen.findByRole('dialog', { name: 'Restart demo-loader-1?' })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Restart' }))
  await waitFor(() => expect(api.callsOf('executeService')).toHaveLength(1))
  leaveAndReturn()
  expect((await restart()).getAttribute('aria-disabled')).toBe('true')
  await answer()
  await waitFor(async () => expect((await restart()).getAttribute('aria-disabled')).toBeNull())
})
