import { useInvalidate } from '@refinedev/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { ApiError, ContractError, NetworkError, SessionEndedError } from '../../api/errors'
import { t } from '../../locales/t'
import { useApi } from '../../providers/api-context'
import { useSession } from '../../providers/session-context'
import { useNotices } from '../../providers/use-notices'
import { errorSentence } from '../error-sentence'
import type { CreatableDefinition } from './creatable-definition'
import type { FormKit } from './form-kit-context'
import { type FormRecord, textValue } from './form-values'
import { lookUp } from './look-up'
import { type PlacedErrors, placeErrors } from './place-errors'
import { requests, useFormValues } from './requests'
import { sendCreate } from './send-create'
import { useIdempotencyKey } from './use-idempotency-key'
import { type UnknownOutcome, useUnknownOutcome } from './use-unknown-outcome'

/** How long the form is marked after a refusal; the notification stays its own time (D1 §9, ERR-D04). */
const refusalPause = 500

export type Submission = {
  handleSubmit: (event?: FormEvent) => void
  isPending: boolean
  /** A request was refused a moment ago. */
  isRefused: boolean
  isSessionEnded: boolean
  outcome: UnknownOutcome | null
}

/** Sends a form once: checks, converts, calls, and puts the answer where it belongs. Nothing typed is lost. */
export function useCreateSubmission(input: {
  definition: CreatableDefinition
  form: UseFormReturn<FormRecord>
  kit: FormKit
  shown: readonly string[]
  onDone: () => void
  onSessionEnded: () => void
}): Submission {
  const { definition, form, kit } = input
  const api = useApi()
  const { person, reloadPerson } = useSession()
  const { showError, showSuccess } = useNotices()
  const invalidate = useInvalidate()
  const navigate = useNavigate()
  const useToRequest =
    definition.create.request === undefined
      ? useFormValues
      : lookUp(requests, 'request', definition.create.request)
  const toRequest = useToRequest(kit.context)
  const keyFor = useIdempotencyKey()
  const isInFlight = useRef(false)
  const [isRefused, mark] = useShortMark(refusalPause)
  const { outcome, investigate, forget } = useUnknownOutcome(definition)
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (body: unknown) =>
      sendCreate(api, definition, {
        path: { id: person.uuid },
        body,
        idempotencyKey: keyFor(body),
      }),
    retry: 0,
    networkMode: 'always',
    gcTime: 0,
  })

  async function send(values: FormRecord) {
    // Two submits in one breath come before the first of them is drawn as pending.
    if (isInFlight.current) return
    const body = toRequest(values)
    if (body === null) return showError(t('form.stillLoading'))
    isInFlight.current = true
    forget()
    try {
      await mutateAsync(body)
      handleSuccess()
    } catch (failure) {
      handleFailure(failure, values)
    } finally {
      isInFlight.current = false
    }
  }

  function handleSuccess() {
    input.onDone()
    showSuccess(t(definition.create.success))
    navigate(`/${definition.name}`)
    void invalidate({ resource: definition.name, invalidates: ['list'] })
    if (definition.create.reloadsPerson) void reloadPerson()
  }

  function handleFailure(failure: unknown, values: FormRecord) {
    if (failure instanceof SessionEndedError) return input.onSessionEnded()
    mark()
    if (failure instanceof NetworkError || failure instanceof ContractError) {
      const reason = failure instanceof NetworkError ? failure.reason : 'unreachable'
      void investigate(textValue(values[definition.titleField]), reason)
    } else if (failure instanceof ApiError) {
      const { fields } = kit
      const { fieldErrors, message } = failure
      showPlaced(placeErrors({ fields, shown: input.shown, fieldErrors, text: message }))
    } else showError(errorSentence(failure))
  }

  function showPlaced({ inline, notice }: PlacedErrors) {
    if (notice !== null) showError(notice)
    for (const [place, { field, message, isNotActivated }] of inline.entries()) {
      const type = isNotActivated ? 'not-activated' : 'server'
      form.setError(field, { type, message }, { shouldFocus: place === 0 })
    }
  }

  return {
    handleSubmit: (event) => void form.handleSubmit(send)(event),
    isPending,
    isRefused,
    isSessionEnded: error instanceof SessionEndedError,
    outcome,
  }
}

/** A mark that goes away by itself. */
function useShortMark(duration: number): [boolean, () => void] {
  const [count, setCount] = useState(0)
  const [isMarked, setIsMarked] = useState(false)
  useEffect(() => {
    if (count === 0) return
    const timer = setTimeout(() => setIsMarked(false), duration)
    return () => clearTimeout(timer)
  }, [count, duration])
  return [
    isMarked,
    () => {
      setIsMarked(true)
      setCount((before) => before + 1)
    },
  ]
}
