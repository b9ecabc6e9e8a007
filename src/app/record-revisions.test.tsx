import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import example from '../../docs/examples/api-keys.json'
import { createSignedInBoot, type WireAnswers } from '../testing/fake-boot'
import { testsInZone } from '../testing/tests-in-zone'
import { FormDialog } from '../views/form/form-dialogs'
import { App } from './app'
import { definitionFaults } from './definition-faults'

testsInZone('Europe/Berlin')

const now = { id: 2, name: 'Build server', purpose: 'write', isActive: true, note: null, dailyLimit: 5 }
const state = (at: string, by: string | null, changes: object) => ({ at, by, data: { ...now, ...changes } })
const states = [
  state('2026-03-01T08:00:00Z', null, { name: 'Builds', dailyLimit: 9 }),
  state('2026-03-05T09:30:00Z', 'Max Manager', {}),
  state('2026-03-03T10:00:00Z', 'Olive Owner', { dailyLimit: 9, purpose: 'read' }),
]

const keys = {
  ...example,
  detail: {
    page: true,
    fields: ['name'],
    revisions: {
      call: { method: 'GET', path: '/api-keys/{recordId}/revisions' },
      when: 'at',
      who: 'by',
      values: 'data',
    },
  },
}

function openRecord(answers: WireAnswers = {}, changes: object = {}, person: object = {}) {
  history.replaceState(null, '', '/api-keys/2')
  const { boot, sent } = createSignedInBoot(
    {
      'GET /resources/api-keys.json': { ...keys, ...changes },
      'GET /api-keys/2': now,
      'GET /api-keys/2/revisions': states,
      ...answers,
    },
    { ...person },
  )
  render(<App boot={{ ...boot, config: { ...boot.config, resources: ['/resources/api-keys.json'] } }} />)
  return { sent, patches: () => sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body) }
}

const section = async () => within(await screen.findByRole('region', { name: 'Revisions' }))
const entries = async () => (await section()).findAllByRole('listitem')
const changesIn = (entry: HTMLElement | undefined) =>
  within(entry ?? document.body)
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)

beforeAll(() => FormDialog.preload())
beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(() => {
  definitionFaults.add(new Map([...definitionFaults.all().keys()].map((name) => [name, []])))
})

describe('the earlier states of a record', () => {
  it('stand on its page, the newest first: when, by whom, and which fields were changed from what to what', async () => {
    openRecord()
    const [newest, second, first] = await entries()
    expect(newest?.textContent).toContain('05 Mar 2026, 10:30 (Europe/Berlin) · Max Manager')
    expect(changesIn(newest)).toEqual([
      'Purpose: from Read only→to Read and write',
      'Requests a day: from 9→to 5',
    ])
    expect(second?.textContent).toContain('Olive Owner')
    expect(changesIn(second)).toContain('Name: from Builds→to Build server')
    expect(first?.textContent).toContain('The first state that is known.')
    expect(first?.textContent).not.toContain('·')
  })
})
