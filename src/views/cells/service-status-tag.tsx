import { plainStatus } from '../../domain/service-status'
import { StateTag, type StateTone } from './state-tag'

/** The status of a service or of one of its nodes, in the server's word (D2 §4 'Service statuses'). */
export function ServiceStatusTag({ status }: { status: string }) {
  return <StateTag tone={toneOfStatus(status)} word={status} icon={icons[plainStatus(status)]} />
}

/** Colours of statuses; one that is not known has the default (D2 §4 'Service polling and status colours', CFG-D43). */
function toneOfStatus(status: string): StateTone {
  return tones[plainStatus(status)] ?? 'unavailable'
}

const tones: Readonly<Record<string, StateTone>> = {
  running: 'connected',
  started: 'connected',
  processing: 'working',
  starting: 'working',
  'starting tenants': 'working',
  'started with warnings': 'working',
  'not running': 'disconnected',
  sleeping: 'disconnected',
  error: 'disconnected',
  'startup error': 'disconnected',
  stopping: 'disconnected',
  'stopping tenants': 'disconnected',
  stopped: 'disconnected',
  'failed to start': 'disconnected',
  'terminated unexpectedly': 'disconnected',
  unreachable: 'disconnected',
  creating: 'information',
  deleting: 'information',
}

/** A fault and a rest are both red: their icons tell them apart. */
const icons: Readonly<Record<string, string>> = {
  error: 'alert',
  'startup error': 'alert',
  'failed to start': 'alert',
  'terminated unexpectedly': 'alert',
  unreachable: 'alert',
  'started with warnings': 'alert',
}
