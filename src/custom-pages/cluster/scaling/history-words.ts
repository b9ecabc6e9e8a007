import type { AutoScaleEntry, HistoryWindow, ScaledService } from '../../../domain/auto-scale-history'
import { browserZone, clockTime, dayAndMonth } from '../../../domain/dates'
import { numberText } from '../../../locales/locale'
import type { MessageKey } from '../../../locales/messages'
import { t } from '../../../locales/t'

/** What the windows of the history are called, alone and in a sentence (SCA-D03). */
export const windowNames: Readonly<Record<HistoryWindow, { label: MessageKey; period: MessageKey }>> = {
  1: { label: 'scaling.lastHour', period: 'scaling.inHour' },
  24: { label: 'scaling.lastDay', period: 'scaling.inDay' },
  168: { label: 'scaling.lastWeek', period: 'scaling.inWeek' },
}

export const serviceNames: Readonly<Record<ScaledService, MessageKey>> = {
  analytics: 'scaling.analytics',
  loader: 'scaling.loader',
}

/** The load of a service in a sentence: how much, how much of it rejected where that is known, and when it was most. */
export function loadSentence(load: readonly AutoScaleEntry[], hours: HistoryWindow): string {
  const period = t(windowNames[hours].period)
  const total = load.reduce((all, entry) => all + entry.totalQueries, 0)
  const rejected = load.reduce<number | null>(
    (all, entry) => (all === null || entry.rejectedQueries === null ? null : all + entry.rejectedQueries),
    0,
  )
  const [first] = load
  if (total === 0 || !first) return t('scaling.quiet', { period })
  const most = load.reduce((best, entry) => (entry.totalQueries > best.totalQueries ? entry : best), first)
  const zone = browserZone()
  const time = clockTime(most.startedAt, zone)
  const words = {
    period,
    total: t('scaling.queryCount', { count: total }),
    time: hours === 1 ? time : `${dayAndMonth(most.startedAt, zone)}, ${time}`,
    peak: numberText(most.totalQueries),
  }
  if (rejected === null) return t('scaling.summaryUnsaid', words)
  return t('scaling.summary', { ...words, rejected: numberText(rejected) })
}
