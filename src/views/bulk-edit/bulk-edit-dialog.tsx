import '../../locales/form-texts'
import '../../locales/late-texts'
import { useId, useMemo, useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { bulkFields } from '../../definitions/define-bulk'
import type { FormRecord } from '../../definitions/form-values'
import { t } from '../../locales/t'
import { useActionContext } from '../action/use-action-context'
import { BulkQuestion } from '../confirm/bulk-question'
import type { DialogProps } from '../confirm/dialog-props'
import { checkValues } from '../form/check-values'
import { FieldFrame } from '../form/field-frame'
import { FieldSlot } from '../form/field-slot'
import { type FormEngine, FormEngineContext } from '../form/form-engine-context'
import { formPlanOf } from '../form/form-plan'
import { inputOf } from '../form/inputs/inputs'
import { type Change, changedBy, fieldForAll, whyLeftOut } from './judge-change'

/**
 * Gives selected records one value of a field of their form: who is left out and why is said as it is typed, a call is
 * made for each, and what failed can be tried again.
 */
export function BulkEditDialog({ definition, action, records, onClose }: DialogProps) {
  const context = useActionContext(definition)
  const { person, productKey, scope } = context
  const id = useId()
  const plan = useMemo(() => formPlanOf(definition, 'edit'), [definition])
  const fields = useMemo(() => bulkFields(definition), [definition])
  const [name, setName] = useState(Object.keys(fields)[0] ?? '')
  const [attempts, setAttempts] = useState(0)
  const form = useForm<FormRecord>({ defaultValues: {} })
  const values = useWatch({ control: form.control })
  const field = fields[name]
  if (!field) throw new RangeError(`"${definition.name}" has no field that several records may be given`)

  const given = values[name] ?? (field.kind === 'switch' ? false : null)
  const change: Change = { plan, name, field, value: given }
  const environment = { person, productKey, scope, mode: 'edit', record: null } as const
  const shown = fieldForAll(field)
  const faults = checkValues({ [name]: shown }, { ...environment, values: { [name]: given } })
  const isFaulty = Object.keys(faults).length > 0
  const engine: FormEngine = {
    id,
    plan: { ...plan, fields: { [name]: shown }, locked: [] },
    context: { ...environment, values: { [name]: given } },
    faults,
    attempts,
    runAfterPress: (task) => task(),
    retryOption: null,
    upload: null,
  }
  const { Component: ChoiceInput } = inputOf({ kind: 'choice', label: 'bulk.field' })

  return (
    <BulkQuestion
      definition={definition}
      action={{
        ...action,
        request: ([record], asked) => ({ body: changedBy(change, record ?? null, asked) }),
      }}
      judged={records.map((record) => ({
        record,
        reason: whyLeftOut(definition, action, change, record, context, isFaulty),
      }))}
      onBegin={() => {
        setAttempts(attempts + 1)
        return !isFaulty
      }}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <FormEngineContext value={engine}>
          <div className="form-fields" style={{ marginBottom: 16 }}>
            <FieldFrame id={`${id}-field`} label={t('bulk.field')} error={null} isValid={false}>
              {(frame) => (
                <ChoiceInput
                  {...frame}
                  field={{ kind: 'choice', label: 'bulk.field' }}
                  value={name}
                  onChange={(next) => setName(String(next ?? name))}
                  onBlur={() => {}}
                  inputRef={() => {}}
                  choices={Object.entries(fields).map(([value, { label }]) => ({ value, label: t(label) }))}
                  lock={null}
                  isRequired
                />
              )}
            </FieldFrame>
            <FieldSlot key={name} name={name} field={shown} />
          </div>
        </FormEngineContext>
      </FormProvider>
    </BulkQuestion>
  )
}
