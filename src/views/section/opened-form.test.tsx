import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import '../../locales/table-texts'
import { ApiError } from '../../api/errors'
import { noteRecordFaults } from '../../api/record-faults'
import type { ResourceDefinition } from '../../definitions/define'
import type { ActionDefinition } from '../../definitions/define-action'
import type { ResourceRecord } from '../../definitions/resource-record'
import { DefinedResource } from '../../providers/defined-resource'
import { ScopeContext } from '../../providers/scope-context'
import { stageAccess } from '../../testing/contract/stage-access'
import { buildClusterDetail } from '../../testing/detail-builders'
import { doors } from '../../testing/example-definition'
import { createFakeApi, type OwnAnswers } from '../../testing/fake-api'
import { buildGadget, gadgets } from '../../testing/gadgets'
import { renderWithProviders } from '../../testing/render-with-providers'
import { ActionHostProvider } from '../action/action-host-provider'
import { OpenedForm } from './opened-form'
import { ResourceSection } from './resource-section'

const dark = buildGadget({ name: 'dark', isActive: false })

async function openAt(open: string, parts: Partial<ResourceDefinition>, answers: OwnAnswers = {}) {
  stageAccess(gadgets)
  let readAs = (_records: readonly ResourceRecord[]) => {}
  function Listed({ definition }: { definition: ResourceDefinition }) {
    const [records, setRecords] = useState<readonly ResourceRecord[]>([dark])
    readAs = setRecords
    return <OpenedForm definition={definition} records={records} />
  }
  const definition = { ...gadgets, ...parts } as ResourceDefinition
  const rendered = renderWithProviders(
    <ScopeContext value={{ kind: 'cluster', cluster: buildClusterDetail() }}>
      <DefinedResource definition={definition}>
        <ActionHostProvider definition={definition}>
          <Listed definition={definition} />
        </ActionHostProvider>
      </DefinedResource>
    </ScopeContext>,
    { path: `/clusters/demo?gadgets.open=${open}`, api: createFakeApi({}, answers) },
  )
  await act(async () => {})
  return {
    ...rendered,
    readAs: (records: readonly ResourceRecord[]) => act(async () => readAs(records)),
    reported: () => rendered.notices.map(({ message }) => message),
    heads: () => rendered.notices.map(({ description }) => description),
  }
}

it('says every reason why the form of an address does not open, and leaves the address', async () => {
  const edit: ActionDefinition = {
    ...{
      name: 'edit',
      requires: 'manage',
      label: { en: 'Edit' },
      icon: 'edit',
      where: ['row'],
      opens: 'edit',
    },
    enabledWhen: [
      { field: 'isActive', equals: true, reason: { en: 'It is dark.' } },
      { field: 'note', equals: 'x', reason: { en: 'It has no note.' } },
    ],
  }
  const { reported, heads, address } = await openAt('edit:id-dark', { edit: doors.edit, actions: [edit] })
  await waitFor(() => expect(address()).toBe('/clusters/demo'))
  expect(heads()).toEqual(['Not done: Edit “dark”'])
  expect(reported()).toEqual(['It is dark. It has no note.'])
  expect(screen.queryByRole('dialog')).toBeNull()
})

/** What an action is that asks a question and no values. */
const strike: ActionDefinition = {
  name: 'strike',
  requires: 'manage',
  label: { en: 'Strike' },
  icon: 'delete',
  where: ['menu'],
  call: { method: 'POST', path: '/instances/{instanceId}/gadgets/{recordId}/strike' },
}
const confirm = {
  kind: 'simple',
  title: { en: 'Strike gadgets' },
  text: { en: 'Strike {{names}}?' },
  submit: { en: 'Strike' },
} as const
const isLit = { field: 'isActive', equals: true, reason: { en: 'It is dark.' } } as const

it.each([
  { offeredWhen: isLit, confirm },
  { enabledWhen: isLit, confirm },
])('says why the question of an address is not asked: %j', async (parts) => {
  const { reported, heads, address } = await openAt('strike:id-dark', { actions: [{ ...strike, ...parts }] })
  await waitFor(() => expect(address()).toBe('/clusters/demo'))
  expect(heads()).toEqual(['Not done: Strike “dark”'])
  expect(reported()).toEqual(['It is dark.'])
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('asks the question of an address, and leaves the address', async () => {
  const { reported, address } = await openAt('strike:id-dark', { actions: [{ ...strike, confirm }] })
  expect(await screen.findByText('Strike dark?')).toBeDefined()
  await waitFor(() => expect(address()).toBe('/clusters/demo'))
  expect(reported()).toEqual([])
})

it.each<[string, Partial<ActionDefinition>]>([
  ['question', { confirm }],
  ['form', { fields: { why: { label: { en: 'Why' }, kind: 'text' } } }],
])('opens the %s of an action above the list, which is about no record', async (_what, parts) => {
  const above: ActionDefinition = { ...strike, where: ['toolbar'], ...parts }
  const { reported } = await openAt('strike', { actions: [above] })
  expect(await screen.findByRole('dialog', { name: /^Strike/ })).toBeDefined()
  expect(reported()).toEqual([])
})

it('does nothing by an address alone, where the action would not ask this time', async () => {
  const unasked = { ...confirm, onlyOnCaution: true }
  const { api, address } = await openAt('strike:id-dark', { actions: [{ ...strike, confirm: unasked }] })
  await waitFor(() => expect(address()).toBe('/clusters/demo'))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(api.calls).toEqual([])
})

it('says of a record that is not there that it is gone, and leaves the address', async () => {
  const { reported, address } = await openAt('edit:id-none', { edit: doors.edit })
  await waitFor(() => expect(address()).toBe('/clusters/demo'))
  expect(reported()).toEqual(['It is no longer in the list: Gadget id-none.'])
})

describe('a record that is not on the page of a list that the server cuts', () => {
  const paging = { kind: 'server', sizes: [10], query: 'simple-rest' } as const
  const paged = { edit: doors.edit, list: { ...gadgets.list, paging } }
  const light = buildGadget({ name: 'light' })
  const one = { method: 'GET', path: '/instances/{instanceId}/gadgets/{recordId}' } as const
  const isAlone = { ...paged, calls: { ...gadgets.calls, one } }
  const none = { records: [], total: 0 }

  it.each([
    ['among those of its id', paged, () => ({ records: [light], total: 1 })],
    ['as one', isAlone, () => ({ records: [light], total: 1 })],
  ])('is read %s, and its form opens', async (_how, parts, answer) => {
    const { reported, api } = await openAt('edit:id-light', parts, { 'gadgets.list': answer })
    expect(await screen.findByRole('dialog')).toBeDefined()
    expect(reported()).toEqual([])
    expect(api.callsOf('gadgets.list')).toHaveLength(1)
  })

  it('is gone where the server has none', async () => {
    const { reported, address } = await openAt('edit:id-none', paged, { 'gadgets.list': () => none })
    await waitFor(() => expect(address()).toBe('/clusters/demo'))
    expect(reported()).toEqual(['It is no longer in the list: Gadget id-none.'])
  })

  it('leaves its form open, with what was typed, while its page is no more and the one before is awaited', async () => {
    stageAccess(gadgets)
    let [total, isSlow] = [11, false]
    const api = createFakeApi(
      {},
      {
        'gadgets.list': ({ query }) => {
          if (isSlow && query?._start === '0') return new Promise(() => {})
          return { records: query?._start === '10' && total > 10 ? [light] : [], total }
        },
      },
    )
    const { address, queryClient } = renderWithProviders(
      <ScopeContext value={{ kind: 'cluster', cluster: buildClusterDetail() }}>
        <ResourceSection
          definition={{ ...gadgets, ...paged, formFields: doors.formFields } as ResourceDefinition}
        />
      </ScopeContext>,
      { path: '/clusters/demo?gadgets.page=2&gadgets.open=edit:id-light', api },
    )
    const noteNow = () => within(screen.getByRole('dialog')).getByLabelText<HTMLInputElement>('Note')
    await screen.findByRole('dialog')
    const note = noteNow()
    fireEvent.change(note, { target: { value: 'Mine' } })
    total = 10
    isSlow = true
    await act(() => queryClient.refetchQueries({ type: 'active' }))
    await waitFor(() => expect(address()).toBe('/clusters/demo?gadgets.open=edit%3Aid-light'))
    expect(noteNow()).toBe(note)
    expect(note.value).toBe('Mine')
  })

  it('is not said to be gone where it could not be read', async () => {
    const { reported } = await openAt('edit:id-light', paged, {
      'gadgets.list': () => {
        throw new ApiError({ message: 'Too many requests', statusCode: 429 })
      },
    })
    await waitFor(() => expect(reported()).toEqual(['Too many requests']))
  })

  it('is not said to be gone where the server’s answer has it, but not as it has to be', async () => {
    const fault = { number: 1, id: 'id-light', name: null, isShown: false, values: [] }
    const { reported } = await openAt('edit:id-light', paged, {
      'gadgets.list': () => ({ ...none, records: noteRecordFaults([], [fault]) }),
    })
    await waitFor(() => expect(reported()).toEqual(['It could not be read: Gadget id-light.']))
  })
})

it('says of a record that the list has, but not as it has to be, that it could not be read', async () => {
  stageAccess(gadgets)
  const fault = { number: 2, id: 'id-light', name: null, isShown: false, values: [] }
  const api = createFakeApi({}, { 'gadgets.list': () => noteRecordFaults([dark], [fault]) })
  const { notices } = renderWithProviders(
    <ScopeContext value={{ kind: 'cluster', cluster: buildClusterDetail() }}>
      <ResourceSection definition={{ ...gadgets, edit: doors.edit } as ResourceDefinition} />
    </ScopeContext>,
    { path: '/clusters/demo?gadgets.open=edit:id-light', api },
  )
  await waitFor(() =>
    expect(notices.map(({ message }) => message)).toEqual(['It could not be read: Gadget id-light.']),
  )
})

it('says why what an address asks of the same record next does not open, though its form was open', async () => {
  const edit: ActionDefinition = { ...strike, name: 'edit', label: { en: 'Edit' }, opens: 'edit' }
  const { router, reported } = await openAt('edit:id-dark', {
    edit: doors.edit,
    actions: [edit, { ...strike, enabledWhen: isLit, confirm }],
  })
  expect(await screen.findByRole('dialog')).toBeDefined()
  await act(() => router.navigate('/clusters/demo?gadgets.open=strike:id-dark'))
  await waitFor(() => expect(reported()).toEqual(['It is dark.']))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('stays open while its record goes away', async () => {
  const { readAs, reported } = await openAt('edit:id-dark', { edit: doors.edit })
  expect(await screen.findByRole('dialog')).toBeDefined()
  await readAs([])
  expect(screen.queryByRole('dialog')).not.toBeNull()
  expect(reported()).toEqual([])
})

it('says that it is not known what would open, where the definition allows nobody that', async () => {
  const { list, subject } = gadgets.access
  const { reported } = await openAt('edit:id-dark', {
    edit: doors.edit,
    actions: [],
    access: { list, subject },
  })
  expect(reported()).toEqual(['This action is not known here, so it is not allowed.'])
})

it('leads from an older address of a detail to the page of its record, without a step back between', async () => {
  const detail = { title: { en: 'Gadget' }, sections: [], page: true } as const
  const { router } = await openAt('detail:id-dark', { detail })
  await waitFor(() => expect(router.state.location.pathname).toBe('/gadgets/id-dark'))
  expect(router.state.historyAction).toBe('REPLACE')
})

it('opens nothing over a list for a form that has a page', async () => {
  const { reported } = await openAt('create', {
    ...(doors.create && { create: { ...doors.create, layout: 'page' } }),
  })
  expect(reported()).toEqual([])
  expect(screen.queryByText('Opening') ?? screen.queryByRole('dialog')).toBeNull()
})
