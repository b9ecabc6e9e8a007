import { areaLabel, areaNameOf, areas, labelOf } from '../../src/access/action-labels'
import { conditionInWords } from '../../src/access/fact-words'
import { type RuleSet, ruleSetOf, type StatedRule } from '../../src/access/rule-set'
import type { Action, Subject } from '../../src/access/vocabulary'
import { t } from '../../src/locales/t'
import { type ReportRole, type RoleVerdict, roleVerdicts } from './role-verdicts'

/** The rules as people read them: in areas, with every condition in words. */
export type RuleBook = Pick<RuleSet, 'matrix' | 'roles' | 'facts'> & {
  areas: readonly { id: string; label: string; actions: readonly BookAction[] }[]
}

export type BookAction = {
  subject: Subject
  action: Action
  /** "Clone the cluster" */
  name: string
  /** The console has a control for it today. */
  verdicts: Readonly<Record<ReportRole, RoleVerdict>>
  rules: readonly BookRule[]
}

export type BookRule = StatedRule & { condition: string }

export function ruleBook(): RuleBook {
  const { actions, matrix, roles, facts } = ruleSetOf()
  return {
    matrix,
    roles,
    facts,
    areas: areas.map((area) => ({
      id: area,
      label: t(areaLabel(area)),
      actions: actions
        .filter(({ subject }) => areaNameOf(subject) === area)
        .map((stated) => ({
          subject: stated.subject,
          action: stated.action,
          name: t(labelOf(stated.action, stated.subject)),
          verdicts: roleVerdicts(stated),
          rules: stated.rules.map((rule) => ({ ...rule, condition: conditionInWords(rule.when) })),
        })),
    })),
  }
}
