import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import '../../locales/late-texts'
import type { ResourceDefinition } from '../../definitions/define'
import { ScopeContext } from '../../providers/scope-context'
import { buildClusterDetail } from '../../testing/detail-builders'
import { gadgets } from '../../testing/gadgets'
import { renderWithProviders } from '../../testing/render-with-providers'
import { ListCommands } from './list-commands'

/** The menu of a list, of which the records are saved or cannot be. */
function open(definition: ResourceDefinition, isSaved: boolean) {
  renderWithProviders(
    <ScopeContext value={{ kind: 'cluster', cluster: buildClusterDetail() }}>
      <ListCommands
        definition={definition}
        records={[]}
        selected={[]}
        {...(isSaved ? { matching: [] } : {})}
      />
    </ScopeContext>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'More for Gadgets' }))
  return screen
    .getAllByRole('menuitem')
    .map((item) => [item.textContent, item.getAttribute('aria-haspopup')].filter(Boolean).join(': '))
}

it('a list of which nothing can be saved offers no file', () => {
  expect(open(gadgets, false)).toEqual(['Copy as curl', 'Commands: dialog'])
})

it('a list whose actions have no commands offers none', () => {
  const actions = gadgets.actions.map(({ call: _call, ...action }) => action)
  const files = ['CSV', 'JSON', 'YAML', 'XML'].map((format) => `Export as ${format}`)
  expect(open({ ...gadgets, actions }, true)).toEqual(['Copy as curl', ...files])
})
