import { useCallback, useMemo } from 'react'
import { type ControllerFieldState, useController, useFormContext } from 'react-hook-form'
import type { FieldDefinition, OptionDefinition } from '../../definitions/define-field'
import {
  type FormContext,
  type FormRecord,
  type FormValue,
  isEmptyValue,
} from '../../definitions/form-values'
import { t } from '../../locales/t'
import { Button } from '../../ui/button'
import { useComponents } from '../resource-components'
import { isFieldRequired, isFieldShown } from './check-values'
import { errorIdOf, FieldFrame, helpIdOf, labelIdOf } from './field-frame'
import { useFormKit } from './form-kit-context'
import { lockOf } from './form-plan'
import { inputOf } from './inputs/inputs'
import { lookUp } from './look-up'
import { fixedOffer, type Offer } from './offer'
import { OfferFailure } from './offer-failure'
import { useFieldVoice } from './use-field-voice'
import { usePreselection } from './use-preselection'

type SlotProps = { name: string; field: FieldDefinition }

/** One field of a form, drawn from its definition. */
export function FieldSlot(props: SlotProps) {
  const { choices, options } = props.field
  const known = useMemo(() => (options === undefined ? null : offerOf(options)), [options])
  return choices === undefined ? (
    <PlainSlot {...props} offer={known} />
  ) : (
    <ChoiceSlot {...props} source={choices} />
  )
}

function ChoiceSlot({ source, ...props }: SlotProps & { source: string }) {
  const { context, plan } = useFormKit()
  const { choices = {} } = useComponents(plan.resource)
  const useOffer = lookUp(choices, 'source of choices', source)
  const offer = useOffer(context)
  usePreselection(props.name, offer)
  return <PlainSlot {...props} offer={offer} />
}

/** The controller stays even while the field is hidden, so that its default is submitted (CRE-D05). */
function PlainSlot({ name, field, offer }: SlotProps & { offer: Offer | null }) {
  const kit = useFormKit()
  const { control, setValue } = useFormContext<FormRecord>()
  const { field: bound, fieldState } = useController<FormRecord>({ name, control })
  const { runAfterPress } = kit
  const { onBlur } = bound
  const handleBlur = useCallback(() => runAfterPress(onBlur), [runAfterPress, onBlur])
  const { onChange } = bound
  const { resets } = field
  const handleChange = useCallback(
    (value: FormValue) => {
      onChange(value)
      for (const other of resets ?? []) setValue(other, null, { shouldDirty: true })
    },
    [onChange, resets, setValue],
  )
  const speaks = useFieldVoice(field, bound.value, {
    isTouched: fieldState.isTouched,
    attempts: kit.attempts,
  })
  const isShown = isFieldShown(field, kit.context)
  if (!isShown) {
    return offer?.state === 'failed' && field.required !== undefined ? (
      <OfferFailure sentence={offer.sentence} onRetry={offer.retry} />
    ) : null
  }

  const id = `${kit.id}-${name}`
  const lock = lockOf(kit.plan, name, kit.context)
  const serverError = serverErrorOf(fieldState)
  const fault = kit.faults[name]
  const error =
    serverError ?? (fault !== undefined && speaks ? { message: fault, isNotActivated: false } : null)
  const isSeen = speaks || (fieldState.isDirty && field.debounce === undefined)
  const help = helpOf(field, kit.context)
  const { Component, isGroup = false } = inputOf(field)
  const isRequired = isFieldRequired(field, kit.context)
  const describedBy = [error && errorIdOf(id), (lock ?? help) !== null && helpIdOf(id)]
    .filter(Boolean)
    .join(' ')
  return (
    <FieldFrame
      id={id}
      label={t(field.label)}
      isGroup={isGroup}
      isOptional={!isRequired && isOptional(field, offer)}
      help={help}
      lock={lock}
      error={error}
      retryOption={
        serverError && kit.retryOption?.field === name ? (
          <Button onClick={kit.retryOption.onTake}>{kit.retryOption.label}</Button>
        ) : null
      }
      isValid={
        isSeen &&
        field.kind !== 'switch' &&
        fault === undefined &&
        !error &&
        lock === null &&
        !isEmptyValue(bound.value)
      }
    >
      <Component
        id={id}
        labelId={labelIdOf(id)}
        describedBy={describedBy || undefined}
        field={field}
        value={bound.value}
        onChange={handleChange}
        onBlur={handleBlur}
        inputRef={bound.ref}
        offer={offer}
        lock={lock}
        isRequired={isRequired}
        hasError={error !== null}
      />
      {offer?.state === 'ready' && offer.trouble && (
        <OfferFailure sentence={offer.trouble.sentence} onRetry={offer.trouble.retry} />
      )}
    </FieldFrame>
  )
}

/** The server's words stay until the field changes. */
function serverErrorOf({ error }: ControllerFieldState) {
  if (error?.message === undefined || error.type === 'rule') return null
  return { message: error.message, isNotActivated: error.type === 'not-activated' }
}

function helpOf(field: FieldDefinition, context: FormContext): string | null {
  if (field.hint !== undefined) return field.hint(context)
  return field.help === undefined ? null : t(field.help)
}

/** Whether leaving the field empty is a choice: not where something is always on, off or preselected. */
function isOptional(field: FieldDefinition, offer: Offer | null): boolean {
  if (field.kind === 'switch' || field.kind === 'list') return false
  return offer === null || (offer.state === 'ready' && offer.preselected === null)
}

function offerOf(options: readonly OptionDefinition[]): Offer {
  return fixedOffer(
    options.map(({ value, label, text, disabledReason }) => ({
      value,
      label: t(label),
      ...(text === undefined ? {} : { text: t(text) }),
      ...(disabledReason === undefined ? {} : { disabledReason: t(disabledReason) }),
    })),
  )
}
