import { expect, it, vi } from 'vitest'
import '../../../locales/late-texts'
import type { CallReader, RequestContext } from '../../../definitions/define-behaviour'
import type { FormContext } from '../../../definitions/form-values'
import { buildPerson } from '../../../testing/builders'
import { buildDataAgent } from '../../../testing/data-agent-builders'
import { buildClusterDetail } from '../../../testing/detail-builders'
import { nameHint, nameRule, toDataAgent, toDescription } from './form'
import { agentIds, commandResult, ofFile, ofNotebook, ofWheel, openFile, toExecute } from './requests'

const tenants = [
  { id: 't-1', wireId: 't-1', name: 'default' },
  { id: '7', wireId: 7, name: 'finance' },
]
const read = ((name: string, options: object, instead: unknown): unknown => {
  expect([name, options, instead]).toEqual(['listTenants', { path: { instanceId: 'c-1' } }, []])
  return tenants
}) as CallReader
const context: RequestContext = {
  ...{ person: buildPerson(), productKey: 'basalt', read },
  scope: { kind: 'cluster', cluster: buildClusterDetail({ id: 'c-1' }) },
}
const answered = { apiUrl: 'https://api.basalt.test/v2' }
const form: FormContext & { read: CallReader } = { ...context, mode: 'create', values: {}, record: null }

it('files are asked for by the id of the cluster, a notebook by its fixed name [AGT-D08]', () => {
  expect([ofWheel([], context, {}), ofNotebook([], context, {})]).toEqual([
    { query: { instanceid: 'c-1' } },
    { query: { instanceid: 'c-1', file: 'data_agent_sample.ipynb' } },
  ])
})

it('commands speak of a tenant by its name, by its id where nobody knows it, and of agents by ids [AGT-D10, API-D39]', () => {
  const [known, odd, none] = ['7', 't-9', null].map((tenantId) => buildDataAgent({ tenantId }))
  const tenantOf = (agent = buildDataAgent()) => toExecute('restart')([agent], context, {}).body
  expect([known, odd, none].map(tenantOf)).toEqual([
    { tenantName: 'finance', action: 'restart' },
    { tenantName: 't-9', action: 'restart' },
    { tenantName: '', action: 'restart' },
  ])
  expect(ofFile([buildDataAgent({ tenantId: 't-1' })], context, {})).toEqual({
    body: { clientOrigin: location.origin, tenantName: 'default' },
  })
  const numbered = buildDataAgent({ id: '4', wireId: 4 })
  expect(agentIds([numbered, buildDataAgent({ id: 'a-2' })], context, {})).toEqual({
    body: { ids: [4, 'a-2'] },
  })
})

it.each([
  [{ status: 'FAILED' }, 'Action has failed'],
  [{ status: 'busy' }, 'Data Agent is busy'],
  [{ status: 'already-started' }, 'Already Started'],
  [{ status: 'success' }, null],
  [{ status: 5 }, null],
  [{}, null],
  [null, null],
  ['failed', null],
])('the answer %o means: %s [AGT-050, AGT-051, AGT-052]', (answer, fault) => {
  expect(commandResult(answer, answered)).toBe(fault)
})

it.each([[null], [7], [{ url: 'https://files.test/' }], ['data:text/html,x'], ['a.json'], ['']])(
  'the address %o of a file is not opened, which is said',
  (answer) => {
    expect(openFile(answer, answered)).toBe(
      'The authentication file was generated, but its address is not safe to open.',
    )
  },
)

it.each([
  ['https://files.test/a.json', 'https://files.test/a.json'],
  ['/files/a.json', 'https://api.basalt.test/files/a.json'],
])(
  'the file at %s waits for another press where the browser opens no tab that long after the first [AGT-053, AGT-056]',
  (address, href) => {
    const opened: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      opened.push(this.href)
    })
    vi.stubGlobal('navigator', { userActivation: { isActive: false } })
    const offer = openFile(address, answered)
    expect([opened, offer]).toMatchObject([[], { label: 'Download the authentication file' }])
    if (typeof offer === 'object') offer?.onPress()
    expect(opened).toEqual([href])
  },
)

it('a new one is sent with the id of its tenant as the server listed it, described where it is [AGT-040, AGT-041]', () => {
  const values = { name: 'fine_agent', tenantId: '7', description: ' Sales ' }
  const body = { tenantID: 7, name: 'fine_agent' }
  expect(toDataAgent(values, form)).toEqual({ ...body, description: 'Sales' })
  expect(toDataAgent({ ...values, description: ' ' }, form)).toEqual(body)
  expect([' Sales ', ' ', null].map((description) => toDescription({ description }, form))).toEqual([
    ...[{ description: 'Sales' }, { description: '' }, { description: '' }],
  ])
})

it('its name is judged, and explained only where it is given [AGT-038]', () => {
  expect(['_a1', '1a', 'a-b'].map((name) => nameRule(name, form))).toEqual([
    ...[null, 'Invalid Data Agent Name', 'Invalid Data Agent Name'],
  ])
  expect(nameHint(form)).toMatch(/^Letters, digits and underscores/)
  expect(nameHint({ ...form, mode: 'edit' })).toBe('')
})
