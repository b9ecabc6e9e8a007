import type { BaseRecord, HttpError } from '@refinedev/core'
import { useForm } from '@refinedev/react-hook-form'
import { useIsFetching } from '@tanstack/react-query'
import { useId, useMemo, useRef, useState } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import type { ResourceDefinition } from '../../definitions/define'
import { isFieldShown } from '../../definitions/field-conditions'
import type { FormEnvironment, FormRecord, FormValues } from '../../definitions/form-values'
import type { CommandMeta } from '../../providers/data-meta'
import { pathOf } from '../../providers/scope-context'
import { sendOnce, useCallReader } from '../../providers/use-call'
import { pathRecord } from '../action/names-of'
import { checkValues, resolved } from './check-values'
import type { FormEngine } from './form-engine-context'
import { type FormFields, type FormPlan, lockOf } from './form-plan'
import { openingValues, requestOf } from './record-values'
import { useAfterPress } from './use-after-press'
import { useIdempotencyKey } from './use-idempotency-key'
import { useIntention } from './use-intention'

export type ResourceForm = ReturnType<typeof useResourceForm>

/** The state of one form of a definition: its values, what is wrong with them, and what its fields share. */
export function useResourceForm(definition: ResourceDefinition, plan: FormPlan, opened: FormEnvironment) {
  const { fields } = plan
  const environment = { ...opened, computed: plan.computed, fields }
  const id = useId()
  const [openedWith] = useState(() => openingValues(plan, environment))
  const { person, productKey, scope, mode, record, others } = environment
  const judged = useMemo<FormFields>(
    () => Object.fromEntries(Object.entries(fields).filter(([name]) => !plan.locked.includes(name))),
    [fields, plan.locked],
  )
  const keyFor = useIdempotencyKey()
  const read = useCallReader()
  // What a request reads may arrive while nothing else of the form changes.
  useIsFetching()
  const toRequest = (values: FormValues, now?: number) => requestOf(plan, environment, values, read, now)
  const { momentOf, endIntention } = useIntention((values) => toRequest(values, 0))
  const toSent = useRef<(values: FormRecord) => unknown>(toRequest)
  const {
    refineCore,
    saveButtonProps: _ownButton,
    ...form
  } = useForm<BaseRecord, HttpError, FormRecord>({
    refineCoreProps: {
      resource: definition.name,
      action: record === null ? 'create' : 'edit',
      ...(record && { id: record.id }),
      // Values come from the record as the list has it; a newer answer must not write over what is typed.
      queryOptions: { enabled: false },
      // Refine makes it part of the key of that reading, which is made of its JSON at every drawing.
      queryMeta: { definition: undefined },
      redirect: false,
      invalidates: [],
      successNotification: false,
      errorNotification: false,
      createMutationOptions: sendOnce,
      updateMutationOptions: sendOnce,
      overtimeOptions: { interval: longWait },
      mutationMeta: {
        definition,
        call: plan.call,
        path: pathOf(scope, person, pathRecord(definition, record ? [record] : [])),
        toRequest: (values: FormRecord) => toSent.current(values),
        keyFor,
      } satisfies CommandMeta,
    },
    // The server speaks of its own names, and of fields that are not on screen; they are placed by use-form-submission.
    disableServerSideValidation: true,
    mode: 'onTouched',
    defaultValues: openedWith,
    resolver: (values) => resolved(values, checkValues(judged, { ...environment, values })),
  })
  const values = useWatch({ control: form.control })
  const { handlePointerDown, runAfterPress } = useAfterPress()
  const { isDirty, submitCount } = useFormState({ control: form.control })
  const engine = useMemo<FormEngine>(() => {
    const { computed } = plan
    const context = { person, productKey, scope, mode, record, others, computed, fields, values }
    return {
      id,
      plan,
      context,
      faults: checkValues(judged, context),
      attempts: submitCount,
      runAfterPress,
      retryOption: null,
      upload: null,
    }
  }, [
    id,
    plan,
    fields,
    judged,
    values,
    person,
    productKey,
    scope,
    mode,
    record,
    others,
    submitCount,
    runAfterPress,
  ])
  const shown = Object.entries(fields).flatMap(([name, field]) =>
    isFieldShown(field, engine.context) ? [name] : [],
  )
  const { mutation, onFinish, overtime } = refineCore
  return {
    form,
    engine,
    values,
    isDirty,
    /** Names of the fields on screen. */
    shown,
    /** The first of these fields that the person can fill in now. */
    firstOpen: (names: readonly string[]) =>
      names.find((name) => shown.includes(name) && lockOf(plan, name, engine.context) === null),
    /** The fields that are checked: what cannot be changed is not the person's to mend. */
    judged,
    handlePointerDown,
    sending: {
      isPending: mutation.isPending,
      /** It takes so long that a person wonders whether anything happens. */
      isLong: overtime.elapsedTime !== undefined,
      error: mutation.error,
      /** The key of a request; the same for the same request. */
      keyFor,
      /** The body that values become; null while something it needs is not loaded. */
      toRequest,
      momentOf,
      endIntention,
      /** Sends values as the body they become, adapted; rejects with what the client throws. */
      send: async (sent: FormRecord, adapt: (body: unknown) => unknown): Promise<unknown> => {
        const moment = momentOf(sent)
        toSent.current = (values) => adapt(toRequest(values, moment))
        const answer = await onFinish(sent)
        return answer?.data
      },
    },
  }
}

/** Milliseconds. */
const longWait = 10_000
