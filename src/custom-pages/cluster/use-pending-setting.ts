import { type StartedCommand, useActionState, useActionStore } from '../../views/action/action-state'

/**
 * Whether something of a cluster is being changed. It is kept where the actions of records are: what was begun goes on
 * when its tab is left, and is not offered again where one comes back.
 */
export function usePendingSetting(name: string, setting: string) {
  const store = useActionStore()
  const resource = `settings@${name}`
  const isPending = useActionState(({ pending }) =>
    pending.some((command) => command.resource === resource && command.action === setting),
  )
  async function during<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
    const command: StartedCommand = { resource, action: setting, recordId: null, startedAt: Date.now() }
    store.update(({ pending }) => ({ pending: [...pending, command] }))
    try {
      return await work()
    } finally {
      store.update(({ pending }) => ({ pending: pending.filter((other) => other !== command) }))
    }
  }
  return { isPending, during }
}
