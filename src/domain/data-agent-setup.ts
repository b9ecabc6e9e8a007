import { agentFiles } from './data-agent'

/** What a person copies to set an agent up (AGT-D04). */
export type AgentSetup = { fileName: string; install: string; json: string | null; code: string }

/** Made of the agent's own name and tenant and the host of its cluster; without a host there is nothing to connect to. */
export function agentSetup(of: { agent: string; tenant: string; host: string | null }): AgentSetup {
  const fileName = `${of.agent}_auth.json`
  const { agent, tenant, host } = of
  return {
    fileName,
    install: `pip install ./${agentFiles.wheel}`,
    json: host === null ? null : JSON.stringify({ agent, tenant, host }, null, 2),
    code: [
      'import data_agent',
      '',
      `agent = data_agent.connect("${fileName}")`,
      'print(agent.describe())',
    ].join('\n'),
  }
}
