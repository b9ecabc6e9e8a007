import { type ReactNode, useId, useMemo, useRef } from 'react'
import { FormProvider, useForm, useFormState, useWatch } from 'react-hook-form'
import { t } from '../../locales/t'
import { useSession } from '../../providers/session-context'
import { checkForm, isFieldShown } from './check-form'
import type { CreatableDefinition } from './creatable-definition'
import { draftKey } from './form-drafts'
import './form.css'
import { FormFooter } from './form-footer'
import { type FormKit, FormKitContext } from './form-kit-context'
import { createFormResolver } from './form-resolver'
import { FormSection } from './form-section'
import type { FormContext, FormRecord } from './form-values'
import { initialValues } from './initial-values'
import { LeaveDialog } from './leave-dialog'
import { lookUp } from './look-up'
import { RestoredNotice } from './restored-notice'
import { useAfterPress } from './use-after-press'
import { useCreateSubmission } from './use-create-submission'
import { useDraft } from './use-draft'
import { useLeaveGuard } from './use-leave-guard'

type CreateFormProps = {
  definition: CreatableDefinition
  /** Stands at the right on wide screens; reads the form through `useFormKit`. */
  aside?: ReactNode
}

/**
 * The form that makes a record, drawn from its definition: sections, fields, rules, and what becomes of the answer.
 * The person must be allowed to create; whoever renders it asks access first.
 */
export function CreateForm({ definition, aside }: CreateFormProps) {
  const { create, formFields: fields } = definition
  const { person, productKey } = useSession()
  const id = useId()
  const openedWith = useRef(openingValues(definition, person))
  const contextOf = (values: FormRecord): FormContext => ({ values, person, productKey })
  const form = useForm<FormRecord>({
    mode: 'onTouched',
    defaultValues: openedWith.current,
    resolver: createFormResolver(fields, contextOf),
  })
  const values = useWatch({ control: form.control })
  const { handlePointerDown, runAfterPress } = useAfterPress()
  const { isDirty, submitCount } = useFormState({ control: form.control })
  const kit = useMemo<FormKit>(() => {
    const context = { values, person, productKey }
    return {
      id,
      fields,
      context,
      faults: checkForm(fields, context),
      isTried: submitCount > 0,
      runAfterPress,
    }
  }, [id, fields, values, person, productKey, submitCount, runAfterPress])

  const key = draftKey(person.uuid, `${definition.name}.create`)
  const draft = useDraft({ key, form, fields, values, isDirty })
  const { blocker, allowLeaving } = useLeaveGuard(isDirty)
  const submission = useCreateSubmission({
    definition,
    form,
    kit,
    shown: Object.entries(fields).flatMap(([name, field]) =>
      isFieldShown(field, kit.context) ? [name] : [],
    ),
    onDone: () => {
      draft.erase()
      allowLeaving()
    },
    onSessionEnded: allowLeaving,
  })

  return (
    <FormProvider {...form}>
      <FormKitContext value={kit}>
        <form
          className="form"
          onSubmit={submission.handleSubmit}
          onPointerDown={handlePointerDown}
          aria-label={t(create.title)}
          noValidate
          data-refused={submission.isRefused || undefined}
        >
          <div className="form-main">
            {draft.isRestored && <RestoredNotice onStartOver={draft.startOver} />}
            {create.sections.map((section) => (
              <FormSection key={section.fields[0]} section={section} />
            ))}
            <FormFooter definition={definition} submission={submission} />
          </div>
          {aside !== undefined && <aside className="form-aside">{aside}</aside>}
        </form>
      </FormKitContext>
      {blocker.state === 'blocked' && (
        <LeaveDialog
          onStay={() => blocker.reset()}
          onLeave={() => {
            draft.erase()
            blocker.proceed()
          }}
        />
      )}
    </FormProvider>
  )
}

function openingValues(
  { create, formFields }: CreatableDefinition,
  person: FormContext['person'],
): FormRecord {
  const empty = Object.fromEntries(Object.keys(formFields).map((name) => [name, null]))
  if (create.initial === undefined) return empty
  return { ...empty, ...lookUp(initialValues, 'set of initial values', create.initial)(person) }
}
