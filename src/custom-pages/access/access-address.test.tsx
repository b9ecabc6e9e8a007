import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderWithProviders } from '../../testing/render-with-providers'
import { type AccessAddress, useAccessAddress } from './access-address'

function Page({ changes }: { changes: Parameters<AccessAddress['change']>[0] }) {
  const { change, open, ...address } = useAccessAddress()
  return (
    <>
      <output>{JSON.stringify({ ...address, open: [...open] })}</output>
      <button type="button" onClick={() => change(changes)}>
        Change
      </button>
    </>
  )
}

function visit(query: string, changes: Parameters<AccessAddress['change']>[0] = {}, state?: unknown) {
  return renderWithProviders(<Page changes={changes} />, { path: `/clusters/sales/access${query}`, state })
}
const read = () => JSON.parse(screen.getByRole('status').textContent)

describe('the address of the page of access', () => {
  it.each([
    ['', { tab: 'explore', as: 'me', search: '', open: [] }],
    ['?tab=drift', { tab: 'drift', as: 'me', search: '', open: [] }],
    [
      '?tab=people&as=&state=asleep&area=Everything&verdict=perhaps&open=,',
      { tab: 'explore', as: 'me', search: '', open: [] },
    ],
    [
      '?as=user:bill&state=sleeping&area=Users&verdict=conditional&q=role&open=Cluster/clone,Library/sync',
      {
        tab: 'explore',
        as: 'user:bill',
        state: 'sleeping',
        area: 'Users',
        verdict: 'conditional',
        search: 'role',
        open: ['Cluster/clone', 'Library/sync'],
      },
    ],
  ])('%s is read as %j', (query, address) => {
    visit(query)
    expect(read()).toEqual(address)
  })

  it.each([
    [{ as: 'owner' }, '?q=role&area=Users&as=owner'],
    [{ state: 'sleeping' }, '?q=role&area=Users&state=sleeping'],
    [{ verdict: 'refused' }, '?q=role&area=Users&verdict=refused'],
    [{ open: 'Cluster/clone' }, '?q=role&area=Users&open=Cluster%2Fclone'],
    [{ q: 'clone' }, '?q=clone&area=Users'],
    [{ area: '' }, '?q=role'],
    [{ area: '', verdict: '', q: '' }, ''],
  ])('%j is written into it, and the rest stays', (changes, query) => {
    const { address, router } = visit('?q=role&area=Users', changes)
    fireEvent.click(screen.getByRole('button', { name: 'Change' }))
    expect(address()).toBe(`/clusters/sales/access${query}`)
    expect([router.state.historyAction, router.state.preventScrollReset]).toEqual(['REPLACE', true])
  })

  it('never has the e-mail address of somebody who has no id, which the entry of the history keeps', () => {
    const { address, router } = visit('?as=owner&q=role', { as: 'user:eve@basalt.test' }, { from: 'list' })
    fireEvent.click(screen.getByRole('button', { name: 'Change' }))
    expect(address()).toBe('/clusters/sales/access?q=role')
    expect(read()).toMatchObject({ as: 'user:eve@basalt.test', search: 'role' })
    expect(router.state.location.state).toEqual({ from: 'list', accessOf: 'user:eve@basalt.test' })
  })

  it.each([
    [{ as: 'owner' }, 'owner', '?as=owner'],
    [{ as: 'me' }, 'me', '?as=me'],
    [{ q: 'clone' }, 'user:eve@basalt.test', '?q=clone'],
  ])('%j leaves who was kept beside it behind only for somebody else', (changes, as, query) => {
    const { address } = visit('', changes, { accessOf: 'user:eve@basalt.test' })
    expect(read().as).toBe('user:eve@basalt.test')
    fireEvent.click(screen.getByRole('button', { name: 'Change' }))
    expect([read().as, address()]).toEqual([as, `/clusters/sales/access${query}`])
  })
})
