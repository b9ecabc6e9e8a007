import { describe, expect, it } from 'vitest'
import { agentSetup } from './data-agent-setup'

describe('setting a data agent up', () => {
  it('speaks of the agent itself, its tenant and its cluster [AGT-004, AGT-D04]', () => {
    expect(agentSetup({ agent: 'sales_agent', tenant: 'finance', host: 'demo.basalt.test' })).toEqual({
      fileName: 'sales_agent_auth.json',
      install: 'pip install ./data_agent-0.0.1-py3-none-any.whl',
      json: '{\n  "agent": "sales_agent",\n  "tenant": "finance",\n  "host": "demo.basalt.test"\n}',
      code: 'import data_agent\n\nagent = data_agent.connect("sales_agent_auth.json")\nprint(agent.describe())',
    })
  })

  it('has no connection to save where the cluster has no host yet', () => {
    expect(agentSetup({ agent: 'sales_agent', tenant: 'finance', host: null }).json).toBeNull()
  })
})
