import { isScaleEvent } from '../domain/scheduled-event'
import type { Action } from './vocabulary'

/** What is asked of a person before an event of this kind is scheduled: whether they might do it themselves. */
export function actionToSchedule(kind: string): Action {
  return isScaleEvent(kind) ? 'choose-scale' : 'choose-connection'
}
