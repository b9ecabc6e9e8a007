import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import '../../locales/late-texts'
import type { Viewer } from '../../access/access-context'
import { noPolicies } from '../../domain/cluster'
import type { ClusterRole } from '../../domain/cluster-role'
import { bill, olive } from '../../testing/access-page-builders'
import { buildPerson } from '../../testing/builders'
import { buildClusterDetail } from '../../testing/detail-builders'
import { createFakeApi, type FakeAnswers } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { firstBytes, markOfUtf8 } from '../../testing/saved-files'
import { Explorer } from './explorer'

function visit(query: string, answers: FakeAnswers = {}, viewsAs?: ClusterRole) {
  const policies = { ...noPolicies, user: ['list'], roleName: 'owner', authorizedRoles: ['owner'] }
  const cluster = buildClusterDetail({ name: 'sales', policies })
  const person: Viewer = { ...buildPerson(), ...(viewsAs && { viewsAs }) }
  const context = { person, productKey: 'basalt', cluster, detail: cluster }
  return renderWithProviders(<Explorer cluster={cluster} context={context} />, {
    api: createFakeApi({ listClusterUsers: () => [olive, bill], ...answers }),
    path: `/clusters/sales/access${query}`,
  })
}

const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.readAsText(blob)
  })

describe('what the access explorer shows', () => {
  it.each([
    ['', 'access-sales-me.csv', 'sales,Me,Connected,', 4],
    [
      '',
      'access-sales-me-as-accountAdmin.csv',
      'sales,"Me, viewed as Manager",Connected,',
      4,
      'accountAdmin',
    ],
    [
      '&as=user:u-1',
      'access-sales-me-as-accountAdmin.csv',
      'sales,"Me, viewed as Manager",Connected,',
      4,
      'accountAdmin',
    ],
    ['&as=developer', 'access-sales-developer.csv', 'sales,User,Connected,', 4],
    [
      '&as=user:bill&state=sleeping',
      'access-sales-user-bill.csv',
      'sales,Bill (Billing User),Disconnected,',
      4,
    ],
    ['&as=user:nobody', 'access-sales-me.csv', 'sales,Me,Connected,', 4],
  ] as const)(
    '%s is exported as %s, with rows that begin with %s',
    async (query, name, basis, count, viewsAs?: ClusterRole) => {
      const saved: { name: string; content: Blob }[] = []
      let content = new Blob()
      URL.createObjectURL = (blob) => {
        content = blob as Blob
        return 'blob:made'
      }
      URL.revokeObjectURL = () => undefined
      vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
        saved.push({ name: this.download, content })
      })
      visit(`?area=Token${query}`, {}, viewsAs)
      await screen.findByRole('note')
      fireEvent.click(screen.getByRole('button', { name: 'Export CSV' }))
      expect(saved.map((file) => file.name)).toEqual([name])
      const [head, ...rows] = (await textOf(content)).trim().split('\r\n')
      expect(await firstBytes(content, 3)).toEqual(markOfUtf8)
      expect(head).toMatch(/^Cluster,Whose access,State of the cluster,Area,/)
      expect(rows.filter((row) => !row.startsWith(`${basis}Support token,`))).toEqual([])
      expect(new Set(rows.map((row) => row.slice(basis.length).split(',')[2])).size).toBe(count)
    },
  )

  it('is counted, by verdict', async () => {
    visit('?area=Token')
    await screen.findByRole('note')
    const [counts] = screen.getAllByRole('status')
    expect(counts?.textContent).toMatch(/^4 of \d{3} actions0 Allowed0 Depends4 Refused$/)
    expect(
      within(screen.getByRole('region', { name: 'Support token 4' })).getAllByRole('listitem'),
    ).toHaveLength(4)
    expect(screen.getByRole('search').getAttribute('aria-label')).toBe('Access explorer')
  })

  it('rests on the policies the server sent where the person who is chosen is oneself', async () => {
    visit('?as=user:u-1')
    expect((await screen.findByRole('note')).textContent).toBe(
      'The policies are those the server sent for you; plan, features, trial and quota are your account’s.',
    )
  })

  it.each(['', '?as=accountManager'])('waits for no people where it is about none of them: %j', (query) => {
    visit(query, { listClusterUsers: () => new Promise(() => {}) })
    expect(screen.getByRole('note')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeDefined()
  })

  it('is nothing where nothing matches, until area, verdict and text are cleared', async () => {
    const { address } = visit('?area=Token&verdict=allowed&q=token&as=owner&state=sleeping')
    await screen.findByRole('note')
    fireEvent.click(screen.getByRole('button', { name: /^Generate a support token/ }))
    expect(screen.queryByRole('heading', { name: 'No action matches' })).toBeNull()
    fireEvent.change(screen.getByRole('combobox', { name: 'Verdict' }), { target: { value: 'conditional' } })
    expect(await screen.findByRole('heading', { name: 'No action matches' })).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Clear the filters' }))
    expect(document.activeElement).toBe(screen.getByRole('searchbox'))
    expect(address()).toBe('/clusters/sales/access?as=owner&state=sleeping&open=SupportToken%2Fcreate')
  })

  it('keeps the rules of several actions open', async () => {
    const { address } = visit('?area=Token&open=SupportToken/list')
    await screen.findByRole('note')
    fireEvent.click(screen.getByRole('button', { name: /^Revoke the support token/ }))
    expect(address()).toContain('open=SupportToken%2Flist%2CSupportToken%2Fdelete')
    fireEvent.click(screen.getByRole('button', { name: /^See the support token/ }))
    expect(address()).toContain('open=SupportToken%2Fdelete')
    expect(screen.getAllByRole('region', { name: /^Rules of/ })).toHaveLength(1)
  })
})
