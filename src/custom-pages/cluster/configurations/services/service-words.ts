import type { ServiceAction, ServiceGroupName } from '../../../../domain/service'
import type { MessageKey } from '../../../../locales/messages'
import { t } from '../../../../locales/t'

/** What a table of services is called. */
export function groupLabel(group: ServiceGroupName): string {
  return t(groupLabels[group])
}

/** What an action is called; a forced start goes by the same name as any (CFG-020). */
export function actionLabel(action: ServiceAction): string {
  return t(actionLabels[action])
}

/** What stopping nodes of a service interrupts. */
export function interruptionOf(group: ServiceGroupName): string {
  return t(interruptions[group])
}

const groupLabels: Readonly<Record<ServiceGroupName, MessageKey>> = {
  analytics: 'services.analytics',
  loader: 'services.loader',
  sqli: 'services.sqli',
  notebook: 'services.notebook',
  analyticsSubCluster: 'services.analyticsSubCluster',
  loaderSubCluster: 'services.loaderSubCluster',
}

const actionLabels: Readonly<Record<ServiceAction, MessageKey>> = {
  start: 'services.start',
  'force start': 'services.start',
  restart: 'services.restart',
  stop: 'services.stop',
}

const interruptions: Readonly<Record<ServiceGroupName, MessageKey>> = {
  analytics: 'services.interruptsQueries',
  loader: 'services.interruptsLoads',
  sqli: 'services.interruptsBi',
  notebook: 'services.interruptsNotebooks',
  analyticsSubCluster: 'services.interruptsQueries',
  loaderSubCluster: 'services.interruptsLoads',
}
