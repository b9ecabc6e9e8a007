import { act, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { expect, it, vi } from 'vitest'
import type { Fault } from '../../definitions/fault'
import { DefinitionsContext } from '../../providers/definitions-context'
import { ScopeContext } from '../../providers/scope-context'
import { buildClusterDetail } from '../../testing/detail-builders'
import { createFakeApi } from '../../testing/fake-api'
import { buildGadget, gadgets } from '../../testing/gadgets'
import { renderWithProviders } from '../../testing/render-with-providers'
import { ResourcePlace } from './resource-place'

const fault: Fault = { id: 'R007', place: 'gadgets.list.columns.0', message: 'There is no field "nane".' }

/** A place of the gadgets beside something else, where these faults are known by name; more may be found. */
function draw(known: Readonly<Record<string, Fault[]>>, children?: ReactNode) {
  const examine = vi.fn(() => new Promise<void>(() => {}))
  let find = (_: Readonly<Record<string, Fault[]>>) => {}
  function Page() {
    const [found, setFound] = useState(known)
    find = setFound
    const faults = new Map(Object.entries(found))
    return (
      <DefinitionsContext value={{ definitions: [gadgets], faults, pending: new Set(), examine }}>
        <p>Beside</p>
        <ResourcePlace definition={gadgets}>{children}</ResourcePlace>
      </DefinitionsContext>
    )
  }
  renderWithProviders(
    <ScopeContext value={{ kind: 'cluster', cluster: buildClusterDetail() }}>
      <Page />
    </ScopeContext>,
    { api: createFakeApi({}, { 'gadgets.list': () => [buildGadget()] }) },
  )
  return { examine, find: (faults: Readonly<Record<string, Fault[]>>) => act(async () => find(faults)) }
}

it('a resource stands as its section, or as what is drawn of it, whatever is wrong with another', async () => {
  draw({ doors: [fault] })
  expect(await screen.findByRole('rowheader', { name: 'lamp' })).toBeDefined()
  draw({}, <p>Drawn of it</p>)
  expect(screen.getByText('Drawn of it')).toBeDefined()
})

it('what is wrong with a definition stands in its place, and nothing of it is drawn', async () => {
  const Drawn = vi.fn(() => null)
  draw({ gadgets: [fault] }, <Drawn />)
  expect((await screen.findByRole('alert')).textContent).toContain('There is no field "nane".')
  expect([Drawn.mock.calls, screen.queryAllByText('Beside').length]).toEqual([[], 1])
})

it('what cannot be drawn waits for the check of its definition, whose faults stand there then', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  function Broken(): ReactNode {
    throw new Error('broken')
  }
  const { examine, find } = draw({}, <Broken />)
  expect(screen.getByText('Getting this page…').getAttribute('role')).toBe('status')
  expect(examine).toHaveBeenCalledOnce()
  expect(screen.getByText('Beside')).toBeDefined()
  await find({ gadgets: [fault] })
  expect((await screen.findByRole('alert')).textContent).toContain('There is no field "nane".')
})
