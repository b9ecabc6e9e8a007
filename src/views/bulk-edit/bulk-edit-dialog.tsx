import '../../locales/form-texts'
import '../../locales/late-texts'
import Checkbox from 'antd/es/checkbox'
import { useId, useMemo, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { bulkFields, namesOfPlace } from '../../definitions/define-bulk'
import { type FormRecord, isEmptyValue } from '../../definitions/form-values'
import type { ResourceRecord } from '../../definitions/resource-record'
import { t } from '../../locales/t'
import { useActionContext } from '../action/use-action-context'
import type { ActionDialogProps } from '../confirm/action-dialog-props'
import { BulkQuestion } from '../confirm/bulk-question'
import { checkValues, faultsReason } from '../form/check-values'
import { type FormFields, type FormPlan, formPlanOf } from '../form/form-plan'
import styles from './bulk-edit-dialog.module.css'
import { BulkFields } from './bulk-fields'
import { type Change, changedBy, countChanged, fieldForAll, whyLeftOut } from './judge-change'
import { useReadAgain } from './use-read-again'

/**
 * Gives selected records the same values of fields of their form: which fields, of how many records, and who is left out
 * and why is said as it is chosen and typed; a call is made for each, and what failed can be tried again.
 */
export function BulkEditDialog({ definition, action, records, onClose }: ActionDialogProps) {
  const context = useActionContext(definition)
  const { person, productKey, scope } = context
  const readAgain = useReadAgain(definition)
  const id = useId()
  const plan = useMemo(() => formPlanOf(definition, 'edit'), [definition])
  const offered = useMemo(() => Object.entries(bulkFields(definition)), [definition])
  // One that is the only one needs no choosing.
  const [names, setNames] = useState<readonly string[]>(() =>
    offered.length === 1 ? offered.map(([name]) => name) : [],
  )
  const [attempts, setAttempts] = useState(0)
  const form = useForm<FormRecord>({ defaultValues: {} })
  const typed = useWatch({ control: form.control })

  const chosen = offered.filter(([name]) => names.includes(name))
  const values = Object.fromEntries(
    chosen.map(([name, { kind }]) => [name, typed[name] ?? (kind === 'switch' ? false : null)]),
  )
  const change: Change = { plan, fields: Object.fromEntries(chosen), values }
  const environment = { person, productKey, scope, mode: 'edit', record: null } as const
  const shown = Object.fromEntries(chosen.map(([name, field]) => [name, fieldForAll(field, names)]))
  const faults = checkValues(shown, { ...environment, values })
  const isUndecided = chosen.length === 0 || Object.keys(faults).length > 0
  const newest = new Map(context.list().map((record) => [record.id, record]))
  const changed: ResourceRecord[] = []
  const judged = records
    .map((record) => newest.get(record.id) ?? record)
    .map((record) => {
      const reason = whyLeftOut(record, change, { definition, action, context, isUndecided, changed })
      if (reason === null) changed.push(record)
      return { record, reason }
    })
  // An object is sent as a whole, and so is all of a record by a form of its own.
  const isMoreSent = plan.request !== undefined || names.some((name) => namesOfPlace(name).length > 1)
  const isDirty = chosen.some(([name]) => !isEmptyValue(typed[name]))
  const lacksField = attempts > 0 && names.length === 0
  return (
    <BulkQuestion
      definition={definition}
      action={{
        ...action,
        request: ([record], asked) => ({ body: changedBy(change, record ?? null, asked) }),
      }}
      judged={judged}
      isDirty={isDirty}
      undecided={chosen.length === 0 ? t('bulk.noFields') : faultsReason(shown, faults)}
      onBegin={() => {
        setAttempts(attempts + 1)
        return !isUndecided
      }}
      readAgain={isMoreSent ? readAgain : undefined}
      onClose={onClose}
    >
      <BulkFields
        form={form}
        plan={{ ...plan, fields: shown, locked: [] }}
        context={{ ...environment, values }}
        faults={faults}
        attempts={attempts}
        before={
          offered.length > 1 && (
            <fieldset className={styles.choice} aria-describedby={lacksField ? `${id}-none` : undefined}>
              <legend className="form-label">{t('bulk.fields')}</legend>
              <div className="row">
                {offered.map(([name, { label }]) => (
                  <Checkbox
                    key={name}
                    checked={names.includes(name)}
                    onChange={({ target }) =>
                      setNames(target.checked ? [...names, name] : names.filter((each) => each !== name))
                    }
                  >
                    {t(label)}
                  </Checkbox>
                ))}
              </div>
              {lacksField && (
                <p id={`${id}-none`} role="alert" className="form-error">
                  {t('bulk.noFields')}
                </p>
              )}
            </fieldset>
          )
        }
      >
        {keptOf(plan, shown).map((words) => (
          <p key={words} className="form-note">
            {words}
          </p>
        ))}
        {!isUndecided && changed.length > 0 && (
          <p role="status">
            {t('bulk.changed', {
              fields: countChanged(change, changed, context)
                .map(({ field, count }) => t('bulk.changedField', { field: t(field.label), count }))
                .join(', '),
            })}
          </p>
        )}
      </BulkFields>
    </BulkQuestion>
  )
}

/** What stays of objects of which a part is given, and what does not of arrays that are given whole. */
function keptOf(plan: FormPlan, fields: FormFields): readonly string[] {
  const objects = Object.keys(fields).flatMap((place) => {
    const [name = '', ...inside] = namesOfPlace(place)
    const label = plan.fields[name]?.label
    return inside.length > 0 && label !== undefined ? [t('bulk.kept', { object: t(label) })] : []
  })
  const arrays = Object.values(fields).filter(({ kind }) => kind === 'array')
  return [...new Set(objects), ...arrays.map(({ label }) => t('bulk.replaced', { field: t(label) }))]
}
