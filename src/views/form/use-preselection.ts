import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { type FormRecord, isEmptyValue, textValue } from '../../definitions/form-values'
import { type Offer, openChoices } from './offer'

/**
 * Keeps a field on a value that is really offered: what the source preselects fills an empty field, and a value that
 * is no longer offered gives way. Filling an empty field does not count as a change by the person.
 */
export function usePreselection(name: string, offer: Offer): void {
  const { control, resetField, setValue } = useFormContext<FormRecord>()
  const value = useWatch({ control, name })
  const isOffered = openChoices(offer).some((choice) => choice.value === textValue(value))
  const replacement = offer.state === 'ready' ? offer.preselected : null
  const isGone = offer.state === 'ready' && !isOffered
  const isEmpty = isEmptyValue(value)

  useEffect(() => {
    if (!isGone || (isEmpty && replacement === null)) return
    if (isEmpty) resetField(name, { defaultValue: replacement })
    else setValue(name, replacement, { shouldDirty: true })
  }, [isGone, isEmpty, replacement, name, resetField, setValue])
}
