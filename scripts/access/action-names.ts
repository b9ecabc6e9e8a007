import { labelOf } from '../../src/access/action-labels'
import { ruledActions } from '../../src/access/explore'
import type { Action, Subject } from '../../src/access/vocabulary'
import { t } from '../../src/locales/t'
import { Refusal } from '../terminal.mjs'
import { nearNames } from './near-names'

export type RuledAction = { subject: Subject; action: Action }

/**
 * The action that is meant by `clone`, or `Cluster.clone`, and maybe a subject.
 * @throws Refusal with near names, or with all candidates where there are several
 */
export function findAction(asked: string, askedSubject: string | undefined): RuledAction {
  const [first = '', second] = asked.split(/[./]/)
  const [action, subject] = second === undefined ? [first, askedSubject] : [second, first]
  const all = ruledActions()
  if (subject !== undefined && !all.some((one) => isSame(one.subject, subject)))
    throw unknownName('subject', subject, [...new Set(all.map((one) => one.subject))])
  const found = all.filter(
    (one) => isSame(one.action, action) && (subject === undefined || isSame(one.subject, subject)),
  )
  const [only] = found
  if (only === undefined) {
    const among = all.filter((one) => subject === undefined || isSame(one.subject, subject))
    throw unknownName(subject === undefined ? 'action' : `action of ${subject}`, action, [
      ...new Set(among.map((one) => one.action)),
    ])
  }
  if (found.length === 1) return only
  const lines = found.map(
    (one) => `  --action ${one.action} --subject ${one.subject.padEnd(22)} ${nameOf(one)}`,
  )
  throw new Refusal(
    `"${action}" is an action of ${found.length} subjects. Say which:\n${lines.join('\n')}`,
    2,
  )
}

/** "Clone the cluster" */
export function nameOf({ subject, action }: RuledAction): string {
  return t(labelOf(action, subject))
}

/** A refusal of a name nobody knows, with the nearest that are known; all of them where none is near. */
export function unknownName(what: string, wrong: string, known: readonly string[]): Refusal {
  const near = nearNames(wrong, known)
  const hint =
    near.length > 0 ? `Did you mean ${near.join(', ')}?` : `Known: ${[...known].sort().join(', ')}.`
  return new Refusal(`There is no ${what} "${wrong}". ${hint}`, 2)
}

function isSame(known: string, asked: string): boolean {
  return known.toLowerCase() === asked.toLowerCase()
}
