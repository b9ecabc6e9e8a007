import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import example from '../../../docs/examples/api-keys.json'
import { NetworkError } from '../../api/errors'
import type { ResourceDefinition } from '../../definitions/define'
import { readResourceFile } from '../../definitions/file/read-resource-file'
import type { ResourceRecord } from '../../definitions/resource-record'
import { DefinedResource } from '../../providers/defined-resource'
import { createFakeApi, type OwnAnswers } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { testsInZone } from '../../testing/tests-in-zone'
import { LateMarkedValue } from '../cells/late-marked-value'
import { FormDialog } from '../form/form-dialogs'
import { RecordRevisions } from './record-revisions'
import { type Revision, statesAtOnce } from './revision-list'

testsInZone('Europe/Berlin')

const keys = {
  ...example,
  fields: {
    ...example.fields,
    name: {
      ...example.fields.name,
      copyable: true,
      toneWhen: { field: 'name', set: true, tone: 'bad', says: 'Odd' },
    },
    settings: { type: 'json', label: 'Settings' },
    left: { type: 'computed', label: 'Left', as: 'number', value: 'dailyLimit - 1' },
  },
  edit: { fields: ['name', 'dailyLimit', 'note'] },
  detail: {
    page: true,
    fields: ['name'],
    revisions: { call: { method: 'GET', path: '/api-keys/{recordId}/revisions' }, when: 'at' },
  },
}

const now = { id: '2', name: 'Build server', purpose: 'write', isActive: true, note: null, dailyLimit: 5 }
const atOnce: Revision = {
  when: '2026-03-05T09:30:00Z',
  who: null,
  record: { ...now, settings: { most: 5 }, left: 4 },
  known: Object.keys(keys.fields),
}
const earlier = (changes: object, when = '2026-03-01T08:00:00Z'): Revision => ({
  ...atOnce,
  when,
  record: { ...atOnce.record, ...changes },
})
const daily = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    earlier({ dailyLimit: 30 - index }, `2026-03-${`${30 - index}`.padStart(2, '0')}T08:00:00Z`),
  )

type Setting = {
  /** To each question for the states. */
  answer: OwnAnswers[string]
  changes?: object
  isCut?: boolean
  answers?: OwnAnswers
  ofFields?: (fields: ResourceDefinition['fields']) => ResourceDefinition['fields']
}

/** The section of a record, which somebody else may change meanwhile. */
function renderRevisions({ answer, changes = {}, isCut = false, answers = {}, ofFields }: Setting) {
  const { revisions: how, ...detail } = keys.detail
  const paging = isCut ? 'server' : 'client'
  const file = { ...keys, detail: { ...detail, revisions: { ...how, paging } }, ...changes }
  const { definition: read, faults } = readResourceFile(JSON.stringify(file), 'api-keys.json')
  expect(faults).toEqual([])
  const definition = ofFields ? { ...read, fields: ofFields(read.fields) } : read
  const { revisions } = definition.detail ?? {}
  if (!revisions) throw new Error('the file names no revisions')
  function Page({ by }: { by: NonNullable<typeof revisions> }) {
    const [record, setRecord] = useState<ResourceRecord>(atOnce.record)
    return (
      <DefinedResource definition={definition}>
        <RecordRevisions definition={definition} revisions={by} record={record} />
        <button type="button" onClick={() => setRecord({ ...record, isActive: false })}>
          Switch off
        </button>
      </DefinedResource>
    )
  }
  return renderWithProviders(<Page by={revisions} />, {
    api: createFakeApi({}, { 'api-keys.revisions.list': answer, ...answers }),
  })
}

const entries = () => screen.findAllByRole('listitem').then((all) => all.filter(isState))
const isState = ({ parentElement }: HTMLElement) => parentElement?.tagName === 'OL'
const pager = () => within(screen.getByRole('navigation', { name: 'Pages of revisions' }))
const startOf = ({ query = {} }: { query?: Readonly<Record<string, string>> }) => Number(query._start)

beforeAll(() => Promise.all([FormDialog.preload(), LateMarkedValue.preload()]))
beforeEach(() => {
  sessionStorage.clear()
})

describe('the earlier states of a record', () => {
  it('are waited for', async () => {
    renderRevisions({ answer: () => new Promise<never>(() => {}) })
    expect(await screen.findByText('Loading how it was before…')).toBeTruthy()
  })

  it('are no other than now where what differs comes from a formula alone', async () => {
    renderRevisions({ answer: () => [earlier({ left: 99 })] })
    const [only] = await entries()
    expect(only?.textContent).toContain('As it is now')
  })

  it('are said to be unchanged, or as now, only where all is known of it', async () => {
    const saying = (...known: string[]) => ({ ...atOnce, known })
    renderRevisions({
      answer: () => [saying('name', 'dailyLimit'), saying('name'), saying('name', 'purpose'), atOnce],
    })
    const unsaid = 'What was changed cannot be said: the state before is not known.'
    const unchanged = 'Nothing that is shown here was changed.'
    const all = (await entries()).map(({ textContent }) => textContent ?? '')
    const words = [unsaid, unchanged, 'As it is now', 'The first state that is known.']
    expect(all.map((text) => words.filter((part) => text.includes(part)))).toEqual([
      [unsaid],
      [unchanged],
      [unchanged],
      ['As it is now', 'The first state that is known.'],
    ])
  })

  it('are as now without what is empty now, and without secrets', async () => {
    const known = Object.keys(keys.fields).filter((name) => !['note', 'createdAt', 'settings'].includes(name))
    renderRevisions({
      answer: () => [{ ...atOnce, known }],
      ofFields: ({ settings, ...others }) => ({
        ...others,
        ...(settings && { settings: { ...settings, secret: true } }),
      }),
    })
    const [only] = await entries()
    expect(only?.textContent).toContain('As it is now')
  })

  it('say of another secret that it was changed, and of the same one nothing', async () => {
    const withSecret = (mark: number, when: string): Revision => ({
      ...earlier({ note: '••••••••' }, when),
      secrets: { note: mark },
    })
    renderRevisions({
      answer: () => [
        withSecret(2, '2026-03-03T08:00:00Z'),
        withSecret(1, '2026-03-02T08:00:00Z'),
        withSecret(1, '2026-03-01T08:00:00Z'),
      ],
      ofFields: ({ note, ...others }) => ({ ...others, ...(note && { note: { ...note, secret: true } }) }),
    })
    const [newest, before] = await entries()
    const changes = within(newest as HTMLElement).getAllByRole('definition')
    expect(changes.map(({ textContent }) => textContent)).toEqual(['changed; a secret is never shown'])
    expect(before?.textContent).toContain('Nothing that is shown here was changed.')
  })

  it('have room for all of a value', async () => {
    renderRevisions({ answer: () => [atOnce, earlier({ settings: { most: 9 } })] })
    await waitFor(() =>
      expect(screen.getAllByText(/"most"/).map(({ textContent }) => textContent)).toEqual([
        '{\n  "most": 9\n}',
        '{\n  "most": 5\n}',
      ]),
    )
  })

  it('show what was, which is neither pressed, nor copied, nor in a state', async () => {
    renderRevisions({
      answer: () => [atOnce, earlier({ isActive: false, name: 'Builds' })],
      ofFields: ({ isActive, ...others }) => ({
        ...others,
        ...(isActive && { isActive: { ...isActive, action: 'revoke' } }),
      }),
    })
    const [newest] = await entries()
    expect(
      within(newest as HTMLElement)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['from Builds→to Build server', 'from No→to Yes'])
    expect(within(newest as HTMLElement).queryByRole('button')).toBeNull()
    expect(within(newest as HTMLElement).queryByRole('switch')).toBeNull()
  })

  it('that come whole are shown page by page', async () => {
    renderRevisions({ answer: () => daily(statesAtOnce + 2) })
    const first = await entries()
    expect(first).toHaveLength(10)
    expect(first.at(-1)?.textContent).toContain('from 20→to 21')
    expect(pager().getByText('1–10 of 12')).toBeTruthy()
    fireEvent.click(await pager().findByRole('button', { name: 'Next page' }))
    const rest = await entries()
    expect(rest.map((entry) => entry.querySelector('time')?.dateTime)).toEqual([
      '2026-03-20T08:00:00.000Z',
      '2026-03-19T08:00:00.000Z',
    ])
    expect(pager().getByText('11–12 of 12')).toBeTruthy()
    expect(rest[1]?.textContent).toContain('The first state that is known.')
  })

  it('that nobody counts have a page and a next one, and lead back from one that is not there', async () => {
    renderRevisions({
      isCut: true,
      answer: (options) => ({ records: daily(10).slice(startOf(options)) }),
    })
    expect(await entries()).toHaveLength(10)
    expect(pager().getByRole('status').textContent).toBe('Page 1')
    const next = await pager().findByRole('button', { name: 'Next page' })
    await screen.findByText('The first state that is known.')
    fireEvent.click(next)
    expect(await entries()).toHaveLength(10)
    expect(pager().getByRole('status').textContent).toBe('Page 1')
  })

  it.each([
    ['and another after it', 30],
    ['which is the last', 15],
  ])('do not end before a page of which nothing came, %s', async (_what, total) => {
    renderRevisions({
      isCut: true,
      answer: (options) => ({ records: daily(10).slice(startOf(options)), total }),
    })
    expect(await screen.findByText(/^What was changed cannot be said/)).toBeTruthy()
    expect(screen.queryByText('The first state that is known.')).toBeNull()
  })

  it('of a page that cannot be read are counted by nobody', async () => {
    renderRevisions({
      isCut: true,
      answer: (options) => {
        if (startOf(options) > 0) throw new NetworkError('api-keys.revisions.list', 'timeout')
        return { records: daily(10), total: 30 }
      },
    })
    await entries()
    expect(pager().getByRole('status').textContent).toBe('1–10 of 30')
    fireEvent.click(await pager().findByRole('button', { name: 'Next page' }))
    await screen.findByText(/^How it was before could not be loaded/)
    expect(pager().getByRole('status').textContent).toBe('Page 2')
  })
})

describe('putting a record back', () => {
  const state = earlier({ name: 'Builds' })
  const ask = async () => {
    fireEvent.click(await screen.findByRole('button', { name: /^Put back to/ }))
    return within(await screen.findByRole('dialog', { name: 'Put back Build server?' }))
  }
  const answers = {
    'api-keys.list': () => atOnce.record,
    'api-keys.command': () => ({ message: 'Key 2 was patched' }),
  }

  it('is said to be done in its own words, whatever the server says', async () => {
    const { notices } = renderRevisions({
      answer: () => [state],
      answers,
      changes: { edit: { ...keys.edit, useServerMessage: true } },
    })
    const dialog = await ask()
    fireEvent.click(dialog.getByRole('button', { name: 'Put back' }))
    await waitFor(() =>
      expect(notices.map(({ message }) => message)).toEqual(['Earlier values of Builds are put back.']),
    )
  })

  it('says that something stays only where it does', async () => {
    renderRevisions({ answer: () => [state], answers })
    const dialog = await ask()
    expect(await dialog.findByText('Name')).toBeTruthy()
    expect(dialog.queryByText(/These stay as they are/)).toBeNull()
  })

  it('is about the record as it was when it was asked', async () => {
    renderRevisions({ answer: () => [earlier({ name: 'Builds', isActive: false })], answers })
    const dialog = await ask()
    const left = 'These stay as they are. Active: no form changes it.'
    expect(dialog.getByText(left)).toBeTruthy()
    fireEvent.click(screen.getByText('Switch off'))
    expect(dialog.getByText(left)).toBeTruthy()
  })
})
