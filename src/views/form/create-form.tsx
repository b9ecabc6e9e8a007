import { type ReactNode, useMemo } from 'react'
import { FormProvider } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { ResourceDefinition } from '../../definitions/define'
import { t } from '../../locales/t'
import { userScope } from '../../providers/scope-context'
import { useSession } from '../../providers/session-context'
import { draftKey } from './form-drafts'
import './form.css'
import { FormFooter } from './form-footer'
import { FormKitContext } from './form-kit-context'
import { formPlanOf } from './form-plan'
import { FormSection } from './form-section'
import { LeaveDialog } from './leave-dialog'
import { RestoredNotice } from './restored-notice'
import { useDraft } from './use-draft'
import { useFormSubmission } from './use-form-submission'
import { useKitForm } from './use-kit-form'
import { useLeaveGuard } from './use-leave-guard'

type CreateFormProps = {
  definition: ResourceDefinition
  /** Stands at the right on wide screens; reads the form through `useFormKit`. */
  aside?: ReactNode
}

/**
 * The page's form that makes a record, drawn from its definition: sections, fields, rules, and what becomes of the
 * answer. The person must be allowed to create; whoever renders it asks access first.
 * @throws RangeError for a definition that does not say how a record is made
 */
export function CreateForm({ definition, aside }: CreateFormProps) {
  const { person, productKey } = useSession()
  const navigate = useNavigate()
  const plan = useMemo(() => formPlanOf(definition, 'create'), [definition])
  const kitForm = useKitForm(definition, plan, {
    person,
    productKey,
    scope: userScope,
    mode: 'create',
    record: null,
  })
  const { form, kit, values, isDirty } = kitForm

  const key = draftKey(person.uuid, `${definition.name}.create`)
  const draft = useDraft({ key, form, fields: plan.fields, values, isDirty })
  const { blocker, allowLeaving } = useLeaveGuard(isDirty)
  const submission = useFormSubmission({
    definition,
    kitForm,
    onDone: () => {
      draft.erase()
      allowLeaving()
      navigate(`/${definition.name}`)
    },
    onSessionEnded: allowLeaving,
    trustsList: false,
  })

  return (
    <FormProvider {...form}>
      <FormKitContext value={{ ...kit, remedy: submission.remedy }}>
        <form
          className="form"
          onSubmit={submission.handleSubmit}
          onPointerDown={kitForm.handlePointerDown}
          aria-label={t(plan.title)}
          noValidate
          data-refused={submission.isRefused || undefined}
        >
          <div className="form-main">
            {draft.isRestored && <RestoredNotice onStartOver={draft.startOver} />}
            {plan.sections.map((section) => (
              <FormSection key={section.fields[0]} section={section} />
            ))}
            <FormFooter definition={definition} plan={plan} submission={submission} />
          </div>
          {aside !== undefined && <aside className="form-aside">{aside}</aside>}
        </form>
      </FormKitContext>
      {blocker.state === 'blocked' && (
        <LeaveDialog
          mode="create"
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
