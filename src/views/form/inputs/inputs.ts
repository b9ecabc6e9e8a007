import { type ComponentType, memo } from 'react'
import type { FieldDefinition, FieldKind, NamedInput } from '../../../definitions/define-field'
import { lazyPiece } from '../../../ui/lazy-piece'
import { lookUp } from '../look-up'
import { ChoiceCards } from './choice-cards'
import { ChoiceInput } from './choice-input'
import { DateInput, DateTimeInput, InputSkeleton, SliderSkeleton } from './date-input'
import { hasSameLook, type InputProps } from './input-props'
import { ListInput } from './list-input'
import { NumberInput } from './number-input'
import { SwitchInput } from './switch-input'
import { LongTextInput, SecretInput, TextInput } from './text-input'

export type FormInput = {
  Component: ComponentType<InputProps>
  /** Several controls under one name: labelled by reference instead of by `for`. */
  isGroup?: boolean
}

const FileInput = lazyPiece(() => import('./file-input').then((file) => file.FileInput), {
  Waiting: InputSkeleton,
})

const StepSlider = lazyPiece(() => import('./step-slider').then((file) => file.StepSlider), {
  Waiting: SliderSkeleton,
})

/** One input a kind, and those a field may name in its place; a kind without an entry has no place in forms. */
const inputs: Readonly<Partial<Record<FieldKind, FormInput>> & Record<NamedInput, FormInput>> = {
  text: { Component: memo(TextInput, hasSameLook) },
  'long-text': { Component: memo(LongTextInput, hasSameLook) },
  secret: { Component: memo(SecretInput, hasSameLook) },
  number: { Component: memo(NumberInput, hasSameLook) },
  choice: { Component: memo(ChoiceInput, hasSameLook) },
  switch: { Component: memo(SwitchInput, hasSameLook) },
  slider: { Component: memo(StepSlider, hasSameLook) },
  date: { Component: memo(DateInput, hasSameLook) },
  file: { Component: memo(FileInput, hasSameLook) },
  list: { Component: memo(ListInput, hasSameLook), isGroup: true },
  'choice-cards': { Component: memo(ChoiceCards, hasSameLook), isGroup: true },
  'date-time': { Component: memo(DateTimeInput, hasSameLook) },
}

/** The input of a field: the one it names, or its kind's. @throws RangeError for a kind without one. */
export function inputOf({ input, kind }: FieldDefinition): FormInput {
  return lookUp(inputs, 'input', input ?? kind)
}
