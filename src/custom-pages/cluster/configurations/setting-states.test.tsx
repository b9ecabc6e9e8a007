import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../api/errors'
import { useCallQuery } from '../../../providers/use-call'
import { buildPerson } from '../../../testing/builders'
import { buildClusterDetail } from '../../../testing/detail-builders'
import { createFakeApi, type FakeAnswers } from '../../../testing/fake-api'
import { renderWithProviders } from '../../../testing/render-with-providers'
import { Setting, type SettingName } from './setting'

type Parts = Parameters<typeof buildClusterDetail>[0]
type PersonParts = Parameters<typeof buildPerson>[0]

const flagNames = ['mlflow', 'copilot', 'basaltX', 'deltashare', 'microsoftSynapse', 'dataagent']
const flags = (...names: string[]) => names.map((key) => ({ key, isPublished: true }))
const actionNames = ['sqli', 'mlflow', 'copilot', 'cluster_suspend', 'da']
const plan = (...names: string[]) => names.map((name) => ({ name, platforms: ['gc'] }))
const without = (all: readonly string[], name: string) => all.filter((each) => each !== name)

const idleTimes = [
  { key: '1', display: '1 Hour', wireId: 1 },
  { key: '4', display: '4 Hours' },
]

const cards: readonly SettingName[] = [
  ...(['region', 'autoSuspend', 'homePage', 'mlflow', 'deltaSharing', 'copilot'] as const),
  ...(['externalBi', 'advancedSql', 'dataStudio', 'synapse', 'packages'] as const),
]

function renderCards(
  names: readonly SettingName[],
  detail: Parts = {},
  person: PersonParts = {},
  answers: FakeAnswers = {},
) {
  const cluster = buildClusterDetail({ version: '2024.1.0', ...detail })
  const content = names.map((name) => <Setting key={name} name={name} cluster={cluster} />)
  return renderWithProviders(<div>{content}</div>, {
    api: createFakeApi({
      getCluster: () => cluster,
      listIdleTimes: () => idleTimes,
      getDataStudio: () => false,
      listTenants: () => [],
      ...answers,
    }),
    person: buildPerson({
      toggleFeatures: flags(...flagNames),
      platformActions: plan(...actionNames),
      ...person,
    }),
  })
}

const controls = () => [
  ...document.querySelectorAll('[role=switch], [role=combobox][aria-label="Idle time"]'),
]
const nameOf = (control: Element) =>
  control.getAttribute('aria-label') ??
  document.getElementById(control.getAttribute('aria-labelledby') ?? '')?.textContent
/** The names of the switches and of the choice of the idle time that may not be used. */
const closed = () =>
  controls()
    .filter((control) => control.getAttribute('aria-disabled') === 'true')
    .map(nameOf)
const heard = (control: Element) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')
const fails = () => {
  throw new ApiError({ message: 'Broken.', statusCode: 500 })
}

describe('the cards of the configurations tab', () => {
  it('say what each is about [CFG-D10]', () => {
    renderCards(cards)
    const said = screen
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent, nextElementSibling }) => [textContent, nextElementSibling?.textContent])
    expect(said).toEqual([
      ['Region', 'Where this cluster runs. It is chosen when a cluster is created, and stays.'],
      ['Auto suspend', 'How long the cluster may be idle before it is disconnected by itself.'],
      ['Home page and onboarding', 'What people see when they open this cluster.'],
      ['MLflow', 'Tracks experiments and the models that come of them.'],
      ['Delta sharing', 'Reads tables of this cluster from other tools by the Delta Sharing protocol.'],
      ['Copilot', 'An assistant for questions in plain words, with your own API key.'],
      [
        'Connect External BI Tools',
        'The SQL interface by which Tableau, Power BI and others read this cluster.',
      ],
      ['Advanced SQL interface', 'A wider SQL dialect on a service of its own.'],
      ['Data studio', 'Prepares data for analysis in the browser.'],
      ['Microsoft Synapse', 'Links this cluster to a data warehouse of Azure Synapse.'],
      ['Python packages', 'Which packages the notebooks of this cluster have.'],
    ])
  })

  const premium = 'Only available for Premium users. Chat with us to upgrade.'
  const inPlan = (name: string) => `${name} isn't supported with your current plan.`
  const lacks = (name: string) => ({ platformActions: plan(...without(actionNames, name)) })
  const off = (name: string) => ({ toggleFeatures: flags(...without(flagNames, name)) })
  const ofPlain = (name: string) => ({ isPremium: false, premiumFeatures: [name] })
  it.each([
    ['a plan without MLflow', {}, lacks('mlflow'), ['MLflow'], inPlan('MLflow')],
    ['a plan without the copilot', {}, lacks('copilot'), ['Copilot'], inPlan('Copilot')],
    ['a plan without SQL', {}, lacks('sqli'), ['Connect External BI Tools'], inPlan('SQL interface')],
    ['a plan that does not suspend', {}, lacks('cluster_suspend'), ['Idle time'], inPlan('Auto-suspend')],
    ['a trial', {}, { role: { id: 1, name: 'free' } }, ['Idle time', 'Show home page'], premium],
    ['a copilot for premium alone', ofPlain('copilot'), {}, ['Copilot'], premium],
    ['a data studio for premium alone', ofPlain('datastudio'), {}, ['Data studio'], premium],
    ['advanced SQL off', {}, off('basaltX'), ['Advanced SQL interface'], 'not switched on for your account'],
    ['delta sharing off', {}, off('deltashare'), ['Delta sharing'], 'Delta Sharing has been disabled'],
  ] as const)(
    'with %s: each is closed by its own rule alone, and its control says why [CFG-051, CFG-054, CFG-059, CFG-060]',
    async (_case, detail, person, names, sentence) => {
      renderCards(cards, detail, person)
      await waitFor(() => expect(screen.queryByText('Reading…')).toBeNull())
      // That of Azure is never open on gc.
      expect(closed()).toEqual([...names, 'Microsoft Synapse'])
      for (const name of names) {
        const control = controls().find((each) => nameOf(each) === name)
        expect(control && heard(control)).toContain(sentence)
      }
    },
  )

  it('that may not be changed are all closed, and say so [CFG-050]', async () => {
    const { policies } = buildClusterDetail()
    const { api } = renderCards(cards, { policies: { ...policies, cluster: ['list'] } })
    await waitFor(() => expect(screen.queryByText('Reading…')).toBeNull())
    expect(closed()).toEqual([
      ...['Idle time', 'Show home page', 'Show onboarding page', 'Enable chat', 'MLflow', 'Delta sharing'],
      ...['Copilot', 'Connect External BI Tools', 'Advanced SQL interface', 'Data studio'],
      'Microsoft Synapse',
    ])
    for (const control of controls()) expect(heard(control)).toContain('You need higher permission')
    // The reason of all three stands once in their card.
    const card = within(screen.getByRole('region', { name: 'Home page and onboarding' }))
    expect(card.getAllByText(/You need higher permission/, { selector: 'section > p' })).toHaveLength(1)
    const idleTime = screen.getByRole('combobox', { name: 'Idle time' })
    fireEvent.mouseDown(idleTime)
    expect(idleTime.getAttribute('aria-expanded')).toBe('false')
    expect(api.calls.map(({ name }) => name).sort()).toEqual(['getDataStudio', 'listIdleTimes'])
  })
})

describe('a switch', () => {
  it('says that its change is on its way, which is sent once', async () => {
    let answer = () => {}
    const { api } = renderCards(
      ['mlflow'],
      {},
      {},
      { switchMlflow: () => new Promise((done) => (answer = () => done({ message: null }))) },
    )
    const control = screen.getByRole('switch', { name: 'MLflow' })
    fireEvent.click(control)
    await waitFor(() => expect(control.getAttribute('aria-busy')).toBe('true'))
    expect(control.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(control)
    await act(async () => answer())
    await waitFor(() => expect(control.getAttribute('aria-busy')).toBeNull())
    expect(api.callsOf('switchMlflow')).toHaveLength(1)
  })

  it('of what is not known says so of both its buttons', async () => {
    renderCards(['homePage'], { isChatEnabled: null }, {}, { changeCluster: () => new Promise(() => {}) })
    const buttons = ['Turn on Enable chat', 'Turn off Enable chat'].map((name) =>
      screen.getByRole('button', { name }),
    )
    expect(buttons.map((button) => button.getAttribute('aria-busy'))).toEqual([null, null])
    fireEvent.click(buttons[0] as HTMLElement)
    await waitFor(() =>
      expect(buttons.map((button) => button.getAttribute('aria-busy'))).toEqual(['true', 'true']),
    )
  })
})

describe('a change that was taken, after which nothing can be read', () => {
  function AsRead({ name }: { name: SettingName }) {
    const { data } = useCallQuery('getCluster', { path: { id: 'u-1', name: 'demo' } })
    return data ? <Setting name={name} cluster={data} /> : null
  }

  async function renderAsRead(name: SettingName) {
    let isTaken = false
    const take = () => {
      isTaken = true
      return { message: null }
    }
    const rendered = renderWithProviders(<AsRead name={name} />, {
      api: createFakeApi({
        getCluster: () =>
          isTaken ? fails() : buildClusterDetail({ isMlflowEnabled: false, idleTimeKey: '1' }),
        getDataStudio: () => (isTaken ? fails() : false),
        listIdleTimes: () => idleTimes,
        switchMlflow: take,
        switchDataStudio: take,
        changeCluster: take,
      }),
      person: buildPerson({ toggleFeatures: flags(...flagNames), platformActions: plan(...actionNames) }),
    })
    return rendered
  }

  it.each([
    ['mlflow', 'MLflow', 'MLflow of demo is turned on'],
    ['dataStudio', 'Data studio', 'Data studio of demo is turned on'],
    ['homePage', 'Enable chat', 'Enable chat of demo is turned on'],
  ] as const)('shows as made: %s', async (name, title, message) => {
    const { notices } = await renderAsRead(name)
    fireEvent.click(await screen.findByRole('switch', { name: title }))
    await waitFor(() =>
      expect(screen.getByRole('switch', { name: title }).getAttribute('aria-checked')).toBe('true'),
    )
    expect(notices).toEqual([{ type: 'success', message, description: 'Success' }])
  })

  it('shows as made: the idle time, sent by its key where it was listed by no other', async () => {
    const { api, notices } = await renderAsRead('autoSuspend')
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Idle time' }))
    fireEvent.click(await screen.findByText('4 Hours'))
    await waitFor(() =>
      expect(document.querySelector('.ant-select-selection-item')?.textContent).toBe('4 Hours'),
    )
    await waitFor(() =>
      expect(notices).toMatchObject([{ type: 'success', message: 'demo is suspended after 4 Hours' }]),
    )
    expect(api.callsOf('changeCluster').map(({ options }) => options)).toEqual([
      { path: { id: 'u-1', name: 'demo' }, body: { idleTime: '4' } },
    ])
  })
})

describe('the idle times', () => {
  const offered = async () => {
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Idle time' }))
    await screen.findByText('4 Hours', { selector: '.ant-select-item-option-content' })
    return [...document.querySelectorAll('.ant-select-item-option-content')].map(
      ({ textContent }) => textContent,
    )
  }

  it.each([
    ['is offered', { idleTimeKey: '1', idleTime: '1 Hour' }, ['1 Hour', '4 Hours']],
    ['is offered no more', { idleTimeKey: '7', idleTime: '7 Hours' }, ['7 Hours', '1 Hour', '4 Hours']],
    ['has no name', { idleTimeKey: '7', idleTime: null }, ['7', '1 Hour', '4 Hours']],
    ['is not known', { idleTimeKey: null, idleTime: null }, ['1 Hour', '4 Hours']],
  ])('are those of the server and, once, the present one, which %s [API-055]', async (_case, detail, all) => {
    const { api } = renderCards(['autoSuspend'], detail)
    await waitFor(() => expect(api.callsOf('listIdleTimes')).toHaveLength(1))
    expect(await offered()).toEqual(all)
  })
})
