import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import '../../locales/late-texts'
import { noPolicies } from '../../domain/cluster'
import { createViewing, ViewingContext } from '../../providers/viewing-context'
import { buildCluster } from '../../testing/builders'
import { renderWithProviders } from '../../testing/render-with-providers'
import { ViewAsChoice } from './view-as-choice'

function draw(roleName: string) {
  const viewing = createViewing()
  const done: unknown[] = []
  renderWithProviders(
    <ViewingContext value={viewing}>
      <ViewAsChoice
        cluster={buildCluster({ policies: { ...noPolicies, roleName } })}
        onStart={() => done.push(viewing.get())}
      />
    </ViewingContext>,
  )
  return { viewing, done, buttons: screen.queryAllByRole('button').map(({ textContent }) => textContent) }
}

it('an owner views the console as one of the roles below theirs, and what offers it closes first', () => {
  const { viewing, done, buttons } = draw('owner')
  expect(buttons).toEqual(['View as Manager', 'View as User', 'View as Billing User'])
  expect(screen.getByText(/^See the console as another role sees it\./)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'View as Billing User' }))
  expect([viewing.get(), done]).toEqual(['accountManager', [null]])
})

it('somebody who manages no cluster is offered nothing', () => {
  expect(draw('developer').buttons).toEqual([])
  expect(screen.queryByText(/^See the console/)).toBeNull()
})
