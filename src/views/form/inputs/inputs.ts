import { memo } from 'react'
import type { FieldDefinition, FieldKind, NamedInput } from '../../../definitions/define-field'
import { lazyPiece } from '../../../ui/lazy-piece'
import { lookUp } from '../look-up'
import { ChoiceCards } from './choice-cards'
import { ChoiceInput } from './choice-input'
import {
  DateTimeInput,
  FormCalendarDayInput,
  FormDayInput,
  InputSkeleton,
  SliderSkeleton,
} from './date-input'
import { type FormInput, hasSameLook } from './input-props'
import { ListInput } from './list-input'
import { SwitchInput } from './switch-input'
import { AddressInput, EmailInput, LongTextInput, SecretInput, TextInput, TimeInput } from './text-input'

export const NumberInput = lazyPiece(() => import('./number-input').then((file) => file.NumberInput), {
  Waiting: InputSkeleton,
})

const FileInput = lazyPiece(() => import('./file-input').then((file) => file.FileInput), {
  Waiting: InputSkeleton,
})

const StepSlider = lazyPiece(() => import('./step-slider').then((file) => file.StepSlider), {
  Waiting: SliderSkeleton,
})

const CodeInput = lazyPiece(() => import('./code-input').then((file) => file.CodeInput), {
  Waiting: InputSkeleton,
})
const BytesInput = lazyPiece(() => import('./unit-inputs').then((file) => file.BytesInput), {
  Waiting: InputSkeleton,
})
const DurationInput = lazyPiece(() => import('./unit-inputs').then((file) => file.DurationInput), {
  Waiting: InputSkeleton,
})
const TextFileInput = lazyPiece(() => import('./text-file-input').then((file) => file.TextFileInput), {
  Waiting: InputSkeleton,
})
const ReferenceInput = lazyPiece(() => import('./reference-input').then((file) => file.ReferenceInput), {
  Waiting: InputSkeleton,
})
const IpRangesInput = lazyPiece(() => import('./ip-ranges-input').then((file) => file.IpRangesInput), {
  Waiting: InputSkeleton,
})
const ObjectInput = lazyPiece(() => import('./nested-input').then((file) => file.objectInput(inputOf)), {
  Waiting: InputSkeleton,
})
const ArrayInput = lazyPiece(() => import('./nested-input').then((file) => file.arrayInput(inputOf)), {
  Waiting: InputSkeleton,
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
  date: { Component: memo(FormDayInput, hasSameLook) },
  day: { Component: memo(FormCalendarDayInput, hasSameLook) },
  file: { Component: memo(FileInput, hasSameLook) },
  list: { Component: memo(ListInput, hasSameLook), isGroup: true },
  email: { Component: memo(EmailInput, hasSameLook) },
  url: { Component: memo(AddressInput, hasSameLook) },
  host: { Component: memo(AddressInput, hasSameLook) },
  'ip-range': { Component: memo(IpRangesInput, hasSameLook) },
  time: { Component: memo(TimeInput, hasSameLook) },
  'ip-ranges': { Component: memo(IpRangesInput, hasSameLook) },
  percent: { Component: memo(NumberInput, hasSameLook) },
  money: { Component: memo(NumberInput, hasSameLook) },
  bytes: { Component: memo(BytesInput, hasSameLook) },
  duration: { Component: memo(DurationInput, hasSameLook) },
  json: { Component: memo(CodeInput, hasSameLook) },
  code: { Component: memo(CodeInput, hasSameLook) },
  'file-text': { Component: memo(TextFileInput, hasSameLook) },
  image: { Component: memo(TextFileInput, hasSameLook) },
  reference: { Component: memo(ReferenceInput, hasSameLook) },
  // Their conditions and rules look at the whole form: they are drawn with it.
  object: { Component: ObjectInput, isGroup: true },
  array: { Component: ArrayInput, isGroup: true },
  'choice-cards': { Component: memo(ChoiceCards, hasSameLook), isGroup: true },
  'date-time': { Component: memo(DateTimeInput, hasSameLook) },
}

/** The input of a field: the one it names, or its kind's. @throws RangeError for a kind without one. */
export function inputOf({ input, kind }: FieldDefinition): FormInput {
  return lookUp(inputs, 'input', input ?? kind)
}
