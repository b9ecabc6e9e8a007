import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, ContractError, NetworkError, SessionEndedError } from '../../api/errors'
import { clusters } from '../../resources/user/clusters/definition'
import { buildCluster, buildPerson } from '../../testing/builders'
import {
  errorOf,
  field,
  fillSmallest,
  openCreateForm,
  submit,
  takeOption,
  typeName,
} from '../../testing/create-form-driver'
import type { Rendered } from '../../testing/render-with-providers'
import { operationsOf } from '../../views/operations/use-operations'
import { listKey } from '../../views/records/list-key'

beforeEach(() => sessionStorage.clear())
const keysOf = ({ api }: Rendered) =>
  api.callsOf('createCluster').map(({ options }) => options.idempotencyKey)

/** As if the person had seen the list, without a cluster in it. */
function comeFromList({ queryClient }: Rendered) {
  const list = { data: [], total: 0, faults: [], requestedAt: 1, answeredAt: 2 }
  queryClient.setQueryData([...listKey(clusters, { kind: 'user' })], list)
}

function refuseWith(...fieldErrors: { fieldName: string; message: string; isNotActivated?: boolean }[]) {
  return () => {
    throw new ApiError({
      message: fieldErrors[0]?.message ?? 'Something went wrong!',
      statusCode: 422,
      fieldErrors: fieldErrors.map((fault) => ({ isNotActivated: false, ...fault })),
    })
  }
}

describe('a form that is not complete', () => {
  it('says what is missing at every required field, and sends nothing [CRE-021, CRE-D06]', async () => {
    const rendered = await openCreateForm({
      person: buildPerson({ features: [{ key: 'azureSaaSSupport', isToggled: true }] }),
      answers: { listImages: () => [], getDefaultImage: () => ({ image: '', release: null }) },
    })
    fireEvent.change(field.diskSize(), { target: { value: '' } })
    submit()
    await waitFor(() => expect(errorOf('Platform')).toBe('Please select a platform'))
    expect(errorOf('Region')).toBe('Please select a region')
    expect(errorOf('Name')).toBe('Please enter a valid name')
    expect(errorOf('Size')).toBe('Please select a size')
    expect(errorOf('Version')).toBe('Please select a version')
    expect(errorOf('Disk size')).toBe('Please enter a disk size')
    expect(errorOf('Idle time')).toBeNull()
    expect(errorOf('Data application')).toBeNull()
    // One of the two cards is always taken: the installation cannot be left out.
    const installation = screen.getByRole('radiogroup', { name: 'Installation type' })
    expect(installation.getAttribute('aria-required')).toBe('true')
    expect(within(installation).getByRole('radio', { name: 'Typical' })).toHaveProperty('checked', true)
    expect(errorOf('Installation type')).toBeNull()
    expect(rendered.api.callsOf('createCluster')).toEqual([])
  })

  it('moves the focus to the first wrong field and lists them all, each a way there', async () => {
    await openCreateForm()
    submit()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Region')))
    fireEvent.click(screen.getByRole('button', { name: 'Name' }))
    await waitFor(() => expect(document.activeElement).toBe(field.name()))
  })
})

describe('what the server refuses', () => {
  it('shows at the named field, keeps what was typed and raises no notification [ERR-002, ERR-D05]', async () => {
    const rendered = await openCreateForm({
      answers: { createCluster: refuseWith({ fieldName: 'name', message: 'This name is taken' }) },
    })
    await fillSmallest('atlas')
    submit()
    await waitFor(() => expect(errorOf('Name')).toBe('This name is taken'))
    expect(document.activeElement).toBe(field.name())
    expect(field.name()).toHaveProperty('value', 'atlas')
    expect(rendered.notices).toEqual([])
    expect(rendered.address()).toBe('/clusters/create')
    typeName('atlas-2')
    await waitFor(() => expect(errorOf('Name')).toBeNull())
  })

  it.each([
    ['dsize', 'Disk size'],
    ['analyticsSizeID', 'Size'],
    ['loaderSizeID', 'Size'],
    ['k8sClusterCode', 'Region'],
    ['zone', 'Region'],
    ['sleeppable', 'Keep alive'],
    ['image', 'Version'],
  ])('shows what it calls %s at %s [ERR-002]', async (fieldName, label) => {
    await openCreateForm({ answers: { createCluster: refuseWith({ fieldName, message: 'Not here' }) } })
    await fillSmallest('atlas')
    submit()
    await waitFor(() => expect(errorOf(label)).toBe('Not here'))
  })

  it('shows as a notification titled Error for a field that is not on the form [ERR-006, ERR-022, ERR-D03, ERR-D07]', async () => {
    const rendered = await openCreateForm({
      answers: { createCluster: refuseWith({ fieldName: 'rack', message: 'No rack is free' }) },
    })
    await fillSmallest('atlas')
    submit()
    await waitFor(() =>
      expect(rendered.notices).toEqual([{ type: 'error', message: 'No rack is free', description: 'Error' }]),
    )
  })

  it('offers support beside an error of an account that is not activated [ERR-D06]', async () => {
    await openCreateForm({
      answers: {
        createCluster: refuseWith({ fieldName: 'name', message: 'Activate first', isNotActivated: true }),
      },
    })
    await fillSmallest('atlas')
    submit()
    const link = await screen.findByRole('link', { name: 'Contact support' })
    expect(link.getAttribute('href')).toBe('/support')
  })

  it.each([
    [403, 'To create more clusters, upgrade to a Premium Account.'],
    [409, 'A cluster of this name exists already'],
    [500, 'Something went wrong!'],
  ])(
    'shows a %i without fields as a notification titled Error and keeps the form [ERR-006, ERR-008, ERR-014]',
    async (statusCode, message) => {
      const rendered = await openCreateForm({
        answers: {
          createCluster: () => {
            throw new ApiError({ message, statusCode })
          },
        },
      })
      await fillSmallest('atlas')
      submit()
      await waitFor(() =>
        expect(rendered.notices).toEqual([{ type: 'error', message, description: 'Error' }]),
      )
      expect(field.name()).toHaveProperty('value', 'atlas')
      expect(rendered.address()).toBe('/clusters/create')
    },
  )

  it('marks the form for 500 ms, while the notification stays its own time [ERR-D04, PLT-D09, API-114]', async () => {
    await openCreateForm({
      answers: {
        createCluster: () => {
          throw new ApiError({ message: 'No', statusCode: 500 })
        },
      },
    })
    await fillSmallest('atlas')
    vi.useFakeTimers()
    submit()
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(field.submit().getAttribute('aria-disabled')).toBe('true')
    await act(() => vi.advanceTimersByTimeAsync(499))
    expect(field.submit().getAttribute('aria-disabled')).toBe('true')
    submit()
    await act(() => vi.advanceTimersByTimeAsync(499))
    expect(field.submit().getAttribute('aria-disabled')).toBe('true')
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(field.submit().getAttribute('aria-disabled')).toBeNull()
  })
})

describe('one intention', () => {
  it('is one call, however often it is sent', async () => {
    let answer: (value: { message: null }) => void = () => {}
    const rendered = await openCreateForm({
      answers: {
        createCluster: () =>
          new Promise((resolve) => {
            answer = resolve
          }),
      },
    })
    await fillSmallest('atlas')
    submit()
    submit()
    await waitFor(() => expect(field.submit().getAttribute('aria-busy')).toBe('true'))
    submit()
    fireEvent.click(field.submit())
    expect(rendered.api.callsOf('createCluster')).toHaveLength(1)
    answer({ message: null })
    await waitFor(() => expect(rendered.address()).toBe('/clusters'))
    expect(rendered.api.callsOf('createCluster')).toHaveLength(1)
  })

  it('carries one key for the same request and another once the request changes', async () => {
    const rendered = await openCreateForm({
      answers: {
        createCluster: () => {
          throw new ApiError({ message: 'No', statusCode: 500 })
        },
      },
    })
    await fillSmallest('atlas')
    for (const name of ['atlas', 'atlas', 'borea']) {
      typeName(name)
      const before = rendered.notices.length
      submit()
      await waitFor(() => expect(rendered.notices.length).toBe(before + 1))
    }
    const [first, second, third] = keysOf(rendered)
    expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('whose answer was lost says so, reads the list and has one effect when it is tried again', async () => {
    let attempts = 0
    const rendered = await openCreateForm({
      answers: {
        createCluster: () => {
          attempts += 1
          if (attempts === 1) throw new NetworkError('createCluster', 'unreachable')
          return { message: null }
        },
        listClusters: () => [buildCluster({ name: 'atlas' })],
      },
    })
    comeFromList(rendered)
    await fillSmallest('atlas')
    submit()
    expect(await screen.findByText(/could not confirm whether "atlas" was created/)).toBeTruthy()
    expect(await screen.findByText(/Your list shows "atlas" now, so it was created/)).toBeTruthy()
    expect(field.name()).toHaveProperty('value', 'atlas')
    const underWay = () =>
      operationsOf(rendered.queryClient, 'u-1')
        .read()
        .map(({ kind, name, place, outcome }) => [kind, name, place, outcome])
    expect(underWay()).toEqual([['create', 'atlas', '/clusters/atlas', null]])
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(rendered.address()).toBe('/clusters'))
    expect(underWay()).toHaveLength(1)
    const [first, second] = keysOf(rendered)
    expect(second).toBe(first)
    expect(rendered.notices).toEqual([{ type: 'success', message: 'cluster is created successfully' }])
  })

  it.each([
    ['is not there', () => [], /Your list does not show "atlas"/],
    [
      'is there, and may have been before anybody read the list',
      () => [buildCluster({ name: 'atlas' })],
      /Your list shows "atlas", which may have been there before/,
    ],
    [
      'cannot be read',
      () => {
        throw new NetworkError('listClusters', 'offline')
      },
      /Your list could not be read either/,
    ],
  ])('whose answer was lost tells when the cluster %s', async (_case, listClusters, sentence) => {
    const { queryClient } = await openCreateForm({
      answers: {
        createCluster: () => {
          throw new NetworkError('createCluster', 'offline')
        },
        listClusters,
      },
    })
    await fillSmallest('atlas')
    submit()
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.getByText('You are offline. What you typed is kept.')).toBeTruthy()
    expect(operationsOf(queryClient, 'u-1').read()).toEqual([])
  })

  it('whose answer nobody can read is an unknown outcome too', async () => {
    await openCreateForm({
      answers: {
        createCluster: () => {
          throw new ContractError('createCluster', ['answer: expected an object'])
        },
      },
    })
    await fillSmallest('atlas')
    submit()
    expect(await screen.findByText(/could not confirm whether "atlas" was created/)).toBeTruthy()
  })

  it('that takes long says so after 10 seconds', async () => {
    await openCreateForm({ answers: { createCluster: () => new Promise(() => {}) } })
    await fillSmallest('atlas')
    vi.useFakeTimers()
    submit()
    await act(() => vi.advanceTimersByTimeAsync(9_999))
    expect(screen.queryByText(/Still working/)).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(screen.getByText(/Still working/)).toBeTruthy()
  })
})

describe('what was typed', () => {
  const answers = {
    createCluster: () => {
      throw new SessionEndedError()
    },
  }

  it('is there again after the session ended and the person signed in again', async () => {
    const first = await openCreateForm({ answers })
    await fillSmallest('atlas')
    fireEvent.change(field.diskSize(), { target: { value: '321' } })
    await takeOption('Version', '4.2.0')
    submit()
    expect(await screen.findByText(/Your session ended/)).toBeTruthy()
    expect(first.notices).toEqual([])
    first.unmount()

    await openCreateForm()
    expect(await screen.findByText('We restored what you had typed before.')).toBeTruthy()
    expect(field.name()).toHaveProperty('value', 'atlas')
    expect(field.diskSize()).toHaveProperty('value', '321')
    expect(await screen.findByTitle('US Central')).toBeTruthy()
    expect(await screen.findByTitle('4.2.0')).toBeTruthy()
  })

  it('is never shown to somebody else in the same tab', async () => {
    const first = await openCreateForm({ answers })
    await fillSmallest('atlas')
    first.unmount()
    await openCreateForm({ person: buildPerson({ uuid: 'u-2' }) })
    expect(field.name()).toHaveProperty('value', '')
  })

  it('is forgotten once it was sent, and on starting over', async () => {
    const sent = await openCreateForm()
    await fillSmallest('atlas')
    expect(sessionStorage.length).toBe(1)
    submit()
    await waitFor(() => expect(sent.address()).toBe('/clusters'))
    expect(sessionStorage.length).toBe(0)
    sent.unmount()

    const left = await openCreateForm()
    await fillSmallest('borea')
    left.unmount()
    await openCreateForm()
    fireEvent.click(await screen.findByRole('button', { name: 'Start over' }))
    expect(field.name()).toHaveProperty('value', '')
    expect(sessionStorage.length).toBe(0)
  })

  it('is not kept while nothing was typed', async () => {
    await openCreateForm()
    await screen.findByRole('combobox', { name: 'Data application' })
    expect(sessionStorage.length).toBe(0)
  })
})

describe('leaving', () => {
  it('asks first when something was typed; staying keeps it, leaving loses it', async () => {
    const rendered = await openCreateForm()
    typeName('atlas')
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByRole('heading', { name: 'Leave this form?' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Stay' }))
    expect(rendered.address()).toBe('/clusters/create')
    expect(field.name()).toHaveProperty('value', 'atlas')
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(rendered.address()).toBe('/clusters'))
    expect(sessionStorage.length).toBe(0)
  })

  it('asks nothing when nothing was typed', async () => {
    const rendered = await openCreateForm()
    await screen.findByRole('combobox', { name: 'Data application' })
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(rendered.address()).toBe('/clusters'))
  })

  it.each([
    [true, 'atlas'],
    [false, ''],
  ])('lets the browser ask: %s, for the name %j', async (isAsking, name) => {
    await openCreateForm()
    if (name !== '') typeName(name)
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(isAsking)
  })
})
