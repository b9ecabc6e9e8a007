import { useCallback } from 'react'
import { type ControllerFieldState, useController, useFormContext } from 'react-hook-form'
import { t } from '../../locales/t'
import type { FieldDefinition } from '../../resources/define-field'
import { isFieldShown } from './check-form'
import { choiceSources } from './choices/choice-sources'
import { errorIdOf, FieldFrame, helpIdOf, labelIdOf } from './field-frame'
import { useFormKit } from './form-kit-context'
import { type FormContext, type FormRecord, isEmptyValue } from './form-values'
import { hints } from './hints'
import { inputOf } from './inputs/inputs'
import { locks } from './locks'
import { lookUp } from './look-up'
import type { Offer } from './offer'
import { OfferFailure } from './offer-failure'
import { usePreselection } from './use-preselection'

type SlotProps = { name: string; field: FieldDefinition }

/** One field of a form, drawn from its definition. */
export function FieldSlot(props: SlotProps) {
  return props.field.choices === undefined ? (
    <PlainSlot {...props} offer={null} />
  ) : (
    <ChoiceSlot {...props} source={props.field.choices} />
  )
}

function ChoiceSlot({ source, ...props }: SlotProps & { source: string }) {
  const { context } = useFormKit()
  const useOffer = lookUp(choiceSources, 'source of choices', source)
  const offer = useOffer(context)
  usePreselection(props.name, offer)
  return <PlainSlot {...props} offer={offer} />
}

/** The controller stays even while the field is hidden, so that its default is submitted (CRE-D05). */
function PlainSlot({ name, field, offer }: SlotProps & { offer: Offer | null }) {
  const kit = useFormKit()
  const { control } = useFormContext<FormRecord>()
  const { field: bound, fieldState } = useController<FormRecord>({ name, control })
  const { runAfterPress } = kit
  const { onBlur } = bound
  const handleBlur = useCallback(() => runAfterPress(onBlur), [runAfterPress, onBlur])
  const isShown = isFieldShown(field, kit.context)
  if (!isShown) {
    return offer?.state === 'failed' && field.required !== undefined ? (
      <OfferFailure sentence={offer.sentence} onRetry={offer.retry} />
    ) : null
  }

  const id = `${kit.id}-${name}`
  const lock = field.lockedWhen === undefined ? null : lookUp(locks, 'lock', field.lockedWhen)(kit.context)
  const error = shownError(kit.faults[name], fieldState, kit.isTried)
  const isSeen = kit.isTried || fieldState.isTouched || fieldState.isDirty
  const help = helpOf(field, kit.context)
  const { Component, isGroup = false } = inputOf(field)
  const isRequired = field.required !== undefined
  const describedBy = [error && errorIdOf(id), (lock ?? help) !== null && helpIdOf(id)]
    .filter(Boolean)
    .join(' ')
  return (
    <FieldFrame
      id={id}
      label={t(field.label)}
      isGroup={isGroup}
      isOptional={isOptional(field, offer)}
      help={help}
      lock={lock}
      error={error}
      isValid={
        isSeen &&
        field.kind !== 'switch' &&
        kit.faults[name] === undefined &&
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
        onChange={bound.onChange}
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

/** Rules speak once the person has left the field or tried to submit; the server's words stay until the field changes. */
function shownError(fault: string | undefined, state: ControllerFieldState, isTried: boolean) {
  if (state.error?.message !== undefined && state.error.type !== 'rule') {
    return { message: state.error.message, isNotActivated: state.error.type === 'not-activated' }
  }
  if (fault === undefined || !(isTried || state.isTouched)) return null
  return { message: fault, isNotActivated: false }
}

function helpOf(field: FieldDefinition, context: FormContext): string | null {
  if (field.hint !== undefined) return lookUp(hints, 'hint', field.hint)(context)
  return field.help === undefined ? null : t(field.help)
}

/** Whether leaving the field empty is a choice: not where something is always on, off or preselected. */
function isOptional(field: FieldDefinition, offer: Offer | null): boolean {
  if (field.required !== undefined || field.kind === 'switch' || field.kind === 'list') return false
  return offer === null || (offer.state === 'ready' && offer.preselected === null)
}
