import '../../locales/form-texts'
import '../../locales/late-texts'
import { useMemo, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { joinedReasons } from '../../access/joined-reasons'
import { comparisonsIn, listed } from '../../definitions/condition'
import type { ActionDefinition } from '../../definitions/define-action'
import type { FormCondition } from '../../definitions/define-behaviour'
import type { FieldDefinition } from '../../definitions/define-field'
import type { FormRecord, FormValues } from '../../definitions/form-values'
import type { ResourceRecord } from '../../definitions/resource-record'
import { t } from '../../locales/t'
import { useActionContext } from '../action/use-action-context'
import { verdictOn } from '../action/verdict-on'
import type { ActionDialogProps } from '../confirm/action-dialog-props'
import { BulkQuestion } from '../confirm/bulk-question'
import { checkValues, faultsReason } from '../form/check-values'
import { actionPlanOf, type FormFields } from '../form/form-plan'
import { judgedWithOthers } from '../form/judged-with-others'
import { openingValues, settableValues, withPlaceholders } from '../form/record-values'
import { BulkFields } from './bulk-fields'
import { othersOf } from './judge-change'

/**
 * Asks once for the values with which an action is done to all selected records. Who may not have it done, or would not
 * take the values, is left out and told why; what failed can be tried again.
 */
export function BulkValuesDialog({ definition, action, records, onClose }: ActionDialogProps) {
  const context = useActionContext(definition)
  const { person, productKey, scope } = context
  const plan = useMemo(() => actionPlanOf(definition, action, null, person), [definition, action, person])
  const fields = useMemo(() => fieldsAskedOnce(plan.fields), [plan])
  const { computed } = plan
  const environment = { person, productKey, scope, mode: 'action', record: null, computed, fields } as const
  const [attempts, setAttempts] = useState(0)
  const [openedWith] = useState(() => openingValues(plan, environment))
  const form = useForm<FormRecord>({ defaultValues: openedWith })
  const typed = useWatch({ control: form.control })
  const values: FormValues = { ...openedWith, ...typed }
  const { isDirty } = form.formState
  const faults = checkValues(fields, { ...environment, values })
  const isUndecided = Object.keys(faults).length > 0
  const changed: ResourceRecord[] = []
  const judged = records.map((record) => {
    const reason = whyLeftOut(record)
    if (reason === null) changed.push(record)
    return { record, reason }
  })
  function whyLeftOut(record: ResourceRecord): string | null {
    const { isAllowed, reasons } = verdictOn(definition, action, record, context)
    if (!isAllowed) return joinedReasons(reasons)
    if (isUndecided) return null
    const asked = judgedWithOthers(definition, plan.fields, () => plan.sends?.())
    const others = othersOf(definition, record, context, {
      changed,
      values: { ...plan.sends?.(), ...values },
    })
    const about = { ...environment, fields: asked, record, values, others }
    const [wrong] = Object.entries(checkValues(asked, about))
    if (!wrong) return null
    const [name, fault] = wrong
    const label = plan.fields[name]?.label
    return t('bulk.otherFault', { field: label ? t(label) : name, fault })
  }
  const actionWith = (given: FormValues): ActionDefinition => ({
    ...action,
    request: (chosen, asked) => {
      if (action.request) return action.request(chosen, asked, given)
      const about = { ...environment, fields: plan.fields, record: chosen[0] ?? null, values: given }
      return { body: { ...plan.sends?.(), ...settableValues(plan, about, given) } }
    },
  })

  return (
    <BulkQuestion
      definition={definition}
      action={actionWith(values)}
      copied={actionWith(withPlaceholders(plan.fields, values))}
      judged={judged}
      isDirty={isDirty}
      undecided={faultsReason(fields, faults)}
      onBegin={() => {
        setAttempts(attempts + 1)
        return !isUndecided
      }}
      onClose={onClose}
    >
      <BulkFields
        form={form}
        plan={{ ...plan, fields }}
        context={{ ...environment, values }}
        faults={faults}
        attempts={attempts}
      />
    </BulkQuestion>
  )
}

/** The fields as they are asked for once: what hangs on a record is asked of each, when its call is made. */
function fieldsAskedOnce(fields: FormFields): FormFields {
  const isOfAll = (condition: FormCondition) =>
    typeof condition === 'object' &&
    comparisonsIn(condition).every((compared) => !('field' in compared) || compared.field in fields)
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]): [string, FieldDefinition] => {
      const { shownWhen, requiredWhen, required, validWhen, lockedWhen: _lockedWhen, ...rest } = field
      const isRequired = required !== undefined && (requiredWhen === undefined || isOfAll(requiredWhen))
      return [
        name,
        {
          ...rest,
          ...(validWhen && { validWhen: listed(validWhen).filter(isOfAll) }),
          ...(shownWhen && isOfAll(shownWhen) && { shownWhen }),
          ...(isRequired && { required, ...(requiredWhen && { requiredWhen }) }),
        },
      ]
    }),
  )
}
