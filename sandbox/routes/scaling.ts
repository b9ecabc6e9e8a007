import { t } from '../../src/locales/t'
import { autoScaleHistory, firstAutoscale } from '../auto-scaling'
import { accessContextOf, findClusterOrRefuse, requireAllowed } from '../cluster-request'
import { type Handler, ok } from '../handler'
import { notFound } from '../problems'
import { changeOverrides } from '../store/clusters'

/** Hours of a week. */
const furthest = 168

/** GET /users/instances/{instanceId}/getautoscalehistory/{hours} */
export const getAutoScaleHistory: Handler<'getAutoScaleHistory'> = async (input) => {
  const visible = await findClusterOrRefuse(input)
  await requireAllowed('open-scaling-configurations', 'ClusterPage', input, visible)
  const hours = Number(input.params.hours)
  const isKnown = Number.isInteger(hours) && hours >= 1 && hours <= furthest
  if (!isKnown) throw notFound('history')
  const { detail } = await accessContextOf(input, visible)
  const nodes = { analytics: detail?.analyticsNodes ?? 1, loader: detail?.loaderNodes ?? 1 }
  const { clock } = input
  return ok(autoScaleHistory(visible.cluster, { hours, today: clock.today(), now: clock.now(), nodes }))
}

/** POST /users/{id}/instances/updateautoscaling */
export const updateAutoScaling: Handler<'updateAutoScaling'> = async (input) => {
  // The caller is the person of the path; the body's `userId` says no more.
  const { instanceID, isEnabled } = input.body
  const visible = await findClusterOrRefuse({ ...input, params: { instanceId: String(instanceID) } })
  await requireAllowed('update', 'AutoScaling', input, visible)
  const { id, name, overrides } = visible.cluster
  await changeOverrides(input.db, id, {
    autoscale: { ...firstAutoscale, ...overrides.autoscale, enabled: isEnabled },
  })
  return ok({ message: t(isEnabled ? 'scaling.turnedOn' : 'scaling.turnedOff', { name }) })
}
