import '../../locales/form-texts'
import '../../locales/revision-texts'
import type { ResourceDefinition } from '../../definitions/define'
import { isSecret } from '../../definitions/define-field'
import type { FormEnvironment, FormRecord } from '../../definitions/form-values'
import type { ResourceRecord } from '../../definitions/resource-record'
import { t } from '../../locales/t'
import { whyClosed } from '../bulk-edit/judge-change'
import { formPlanOf } from '../form/form-plan'
import { hasSameValue, recordValues } from '../form/record-values'
import { isSame } from './revision-changes'
import type { Revision } from './revision-list'

/** What would be typed into the form of a record to put it back to an earlier state, and what would stay, and why. */
export type PuttingBack = {
  values: FormRecord
  /** A sentence for each field that stays as it is. */
  left: readonly string[]
}

type Environment = Pick<FormEnvironment, 'person' | 'productKey' | 'scope'>

/** Of a definition with a form to edit. @param record as it is now */
export function puttingBack(
  definition: ResourceDefinition,
  record: ResourceRecord,
  { record: state, known }: Revision,
  about: Environment,
): PuttingBack {
  const plan = formPlanOf(definition, 'edit')
  const environment = {
    ...about,
    mode: 'edit',
    record,
    computed: plan.computed,
    fields: plan.fields,
  } as const
  const now = recordValues(plan, environment)
  const then = recordValues(plan, { ...environment, record: state })
  const differing = Object.keys(plan.fields).flatMap((name) =>
    known.includes(name) && !hasSameValue(now[name], then[name]) ? [name] : [],
  )

  function whyLeft(name: string, names: readonly string[]): string | null {
    const label = plan.fields[name]?.label
    const values = { ...now, ...valuesOf(names) }
    return label === undefined ? null : whyClosed(plan, name, { ...environment, values }, t(label))
  }

  function valuesOf(names: readonly string[]): FormRecord {
    return Object.fromEntries(names.map((name) => [name, then[name]]))
  }

  // A field may be open only for what another one becomes, which may be closed itself.
  let open: readonly string[] = differing
  let before: readonly string[]
  do {
    before = open
    open = before.filter((name) => whyLeft(name, before) === null)
  } while (open.length < before.length)

  const left = Object.entries(definition.fields).flatMap(([name, field]) => {
    if (!field || field.computed !== undefined || open.includes(name)) return []
    const said = { field: t(field.label) }
    const isAsked = plan.fields[name] !== undefined
    if (isSecret(field))
      return isAsked || !isSame(record[name], state[name]) ? [t('revisions.leftSecret', said)] : []
    if (!known.includes(name)) return isAsked ? [t('revisions.leftUnknown', said)] : []
    if (isSame(record[name], state[name])) return []
    return [whyLeft(name, open) ?? t('revisions.leftOut', said)]
  })
  return { values: valuesOf(open), left }
}
