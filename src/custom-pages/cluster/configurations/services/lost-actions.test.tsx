import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { NetworkError } from '../../../../api/errors'
import { button, node, renderServices, statuses } from '../../../../testing/services-driver'

describe('an action on nodes', () => {
  const lost = () => {
    throw new NetworkError('executeService', 'timeout')
  }
  it.each([
    [
      'nothing has changed',
      () => statuses({ analytics: [node('demo-analytics-1', 'not running')] }),
      'error',
      'We could not confirm whether "Start demo-analytics-1 on demo" reached the cluster. The services have been read again: the status is not running.',
    ],
    [
      'the node starts',
      () => statuses({ analytics: [node('demo-analytics-1', 'is starting')] }),
      'success',
      'Start demo-analytics-1 on demo: the status is starting now',
    ],
    [
      'the services cannot be read',
      lost,
      'error',
      'We could not confirm whether "Start demo-analytics-1 on demo" reached the cluster, and the services could not be read again.',
    ],
  ])('whose answer is lost is not called a failure where %s', async (_case, after, type, message) => {
    const stopped = statuses({ analytics: [node('demo-analytics-1', 'not running')] })
    const { api, notices } = renderServices({ getServiceStatus: () => stopped, executeService: lost })
    const start = await button('Start demo-analytics-1')
    api.answer({ getServiceStatus: after })
    fireEvent.click(start)
    await waitFor(() => expect(notices).toHaveLength(1))
    expect(notices[0]).toMatchObject({ type, message })
  })

  it('for some nodes counts those that have taken it, and names the one that has not', async () => {
    const of = (...all: string[]) =>
      statuses({ loader: all.map((status, index) => node(`demo-loader-${index + 1}`, status)) })
    const { api, notices } = renderServices(
      {
        getServiceStatus: () => of('stopped', 'stopped', 'running'),
        executeService: () => {
          api.answer({ getServiceStatus: () => of('starting', 'stopped', 'running') })
          return lost()
        },
      },
      { loaderNodes: 3 },
    )
    fireEvent.click(await button('Start 2 nodes of Loader'))
    await waitFor(() => expect(notices).toHaveLength(2))
    expect(notices).toMatchObject([
      {
        type: 'error',
        message:
          'We could not confirm whether "Start demo-loader-2 on demo" reached the cluster. The services have been read again: the status is stopped.',
      },
      { type: 'success', message: 'Start on demo: 1 of 2 nodes on their way' },
    ])
    expect(api.callsOf('executeService')).toHaveLength(2)
  })

  const one = 'demo-loader-1'
  const whole = 'all nodes of Loader'
  const unsure = (what: string, status: string) =>
    `We could not confirm whether "${what}" reached the cluster. The services have been read again: the status is ${status}.`
  const unread = (what: string) =>
    `We could not confirm whether "${what}" reached the cluster, and the services could not be read again.`
  it.each([
    ['Stop', one, 'running', ['stopping'], 'success', `Stop ${one} on demo: the status is stopping now`],
    ['Stop', one, 'running', ['running'], 'error', unsure(`Stop ${one} on demo`, 'running')],
    ['Stop', one, 'running', null, 'error', unread(`Stop ${one} on demo`)],
    // A node that runs again may have been restarted, or not.
    ['Restart', one, 'running', ['running'], 'error', unsure(`Restart ${one} on demo`, 'running')],
    [
      'Restart',
      one,
      'running',
      ['stopping tenant(s)'],
      'error',
      unsure(`Restart ${one} on demo`, 'stopping tenants'),
    ],
    ['Restart', one, 'running', null, 'error', unread(`Restart ${one} on demo`)],
    ['Start', one, 'error', ['starting'], 'success', `Start ${one} on demo: the status is starting now`],
    ['Start', one, 'error', ['error'], 'error', unsure(`Start ${one} on demo`, 'error')],
    ['Start', one, 'stopped', [], 'error', unsure(`Start ${one} on demo`, 'not listed')],
    [
      'Stop',
      whole,
      'running',
      ['stopping', 'stopped'],
      'success',
      `Stop ${whole} on demo: the status is stopping, stopped now`,
    ],
    [
      'Stop',
      whole,
      'running',
      ['stopping', 'running'],
      'error',
      unsure(`Stop ${whole} on demo`, 'stopping, running'),
    ],
    ['Stop', whole, 'running', null, 'error', unread(`Stop ${whole} on demo`)],
    [
      'Start',
      whole,
      'stopped',
      ['starting', 'running'],
      'success',
      `Start ${whole} on demo: the status is starting, running now`,
    ],
    [
      'Start',
      whole,
      'stopped',
      ['starting', 'stopped'],
      'error',
      unsure(`Start ${whole} on demo`, 'starting, stopped'),
    ],
    [
      'Restart',
      whole,
      'running',
      ['running', 'running'],
      'error',
      unsure(`Restart ${whole} on demo`, 'running'),
    ],
    ['Restart', whole, 'running', null, 'error', unread(`Restart ${whole} on demo`)],
  ] as const)(
    '%s %s, on %s, whose answer is lost and after which the status is %j',
    async (action, what, before, after, type, message) => {
      const count = what === whole ? 2 : 1
      const nodes = (all: readonly string[]) =>
        statuses({ loader: all.map((status, index) => node(`demo-loader-${index + 1}`, status)) })
      const { api, notices } = renderServices(
        {
          getServiceStatus: () => nodes(Array(count).fill(before)),
          executeService: () => {
            api.answer({ getServiceStatus: after === null ? lost : () => nodes(after) })
            return lost()
          },
        },
        { loaderNodes: count },
      )
      fireEvent.click(await button(`${action} ${what}`))
      if (action !== 'Start') {
        const asked = within(await screen.findByRole('dialog', { name: `${action} ${what}?` }))
        fireEvent.click(asked.getByRole('button', { name: action }))
      }
      await waitFor(() => expect(notices).toMatchObject([{ type, message }]))
      expect(api.callsOf('executeService')).toHaveLength(1)
    },
  )
})
