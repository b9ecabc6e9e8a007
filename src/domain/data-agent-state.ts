import type { DataAgent } from './data-agent'

/** The outcomes of D3 §4.1 'Data agent computed state'. */
export const dataAgentStates = [
  'unknown',
  'incomplete',
  'no-auth-file',
  'unreachable-with-services',
  'unreachable',
  'connected',
  'partly-connected',
  'stopped',
  'controller-disconnected',
] as const
export type DataAgentState = (typeof dataAgentStates)[number]

/** What of an agent its state follows from. */
export type DataAgentSides = Pick<DataAgent, 'hasAuthFile' | 'agent' | 'controller'>

/** How an agent stands: the first outcome that fits, in the order of AGT-D12. */
export function dataAgentState({ hasAuthFile, agent, controller }: DataAgentSides): DataAgentState {
  if (!hasAuthFile) return 'no-auth-file'
  if (!agent && !controller) return 'incomplete'
  if (agent?.isDisconnected && controller?.isDisconnected) {
    const isServed = agent.connectedServices.length + controller.connectedServices.length > 0
    return isServed ? 'unreachable-with-services' : 'unreachable'
  }
  if (controller?.isDisconnected) return 'controller-disconnected'
  if (!controller) return 'unknown'
  if (!controller.isAgentStarted) return 'stopped'
  const isMissingSome =
    agent?.isDisconnected === true || disconnectedServicesOf({ agent, controller }).length > 0
  if (isMissingSome) return 'partly-connected'
  return agent ? 'connected' : 'unknown'
}

/** Addresses of the services that either side does not reach, each once. */
export function disconnectedServicesOf({ agent, controller }: Omit<DataAgentSides, 'hasAuthFile'>): string[] {
  return [...new Set([...(agent?.disconnectedServices ?? []), ...(controller?.disconnectedServices ?? [])])]
}

/** Addresses of the services that are reached through it, each once; null where neither side was ever heard of. */
export function connectedServicesOf({ agent, controller }: Omit<DataAgentSides, 'hasAuthFile'>) {
  if (!agent && !controller) return null
  return [...new Set([...(agent?.connectedServices ?? []), ...(controller?.connectedServices ?? [])])]
}

/** Without an authentication file nothing ever came from either side: there is only one thing to do (AGT-032). */
export function isUntouched({ hasAuthFile, agent, controller }: DataAgentSides): boolean {
  return !hasAuthFile && agent?.isDisconnected !== false && controller?.isDisconnected !== false
}
