import { memo } from 'react'
import type { FieldDefinition, FieldKind, NamedInput } from '../../../definitions/define-field'
import { lazyPiece } from '../../../ui/lazy-piece'
import { lookUp } from '../look-up'
import { ChoiceCards } from './choice-cards'
import { ChoiceInput } from './choice-input'
import { DateTimeInput, FormDateInput, FormDayInput, InputSkeleton, SliderSkeleton } from './date-input'
import { type FormInput, hasSameLook } from './input-props'
import { ListInput } from './list-input'
import { SwitchInput } from './switch-input'
import { AddressInput, EmailInput, LongTextInput, SecretInput, TextInput, TimeInput } from './text-input'

export const NumberInput = late(() => import('./number-input').then((file) => file.NumberInput))
const FileInput = late(() => import('./file-input').then((file) => file.FileInput))
const StepSlider = late(() => import('./step-slider').then((file) => file.StepSlider), SliderSkeleton)
const CodeInput = late(() => import('./code-input').then((file) => file.CodeInput))
const BytesInput = late(() => import('./unit-inputs').then((file) => file.BytesInput))
const DurationInput = late(() => import('./unit-inputs').then((file) => file.DurationInput))
const MarkdownInput = late(() => import('../../markdown/markdown-input').then((file) => file.MarkdownInput))
const TextFileInput = late(() => import('./text-file-input').then((file) => file.TextFileInput))
const ReferenceInput = late(() => import('./reference-input').then((file) => file.ReferenceInput))
const IpRangesInput = late(() => import('./ip-ranges-input').then((file) => file.IpRangesInput))
const ObjectInput = late(() => import('./nested-input').then((file) => file.objectInput(inputOf)))
const ArrayInput = late(() => import('./nested-input').then((file) => file.arrayInput(inputOf)))

/** One input a kind, and those a field may name in its place; a kind without an entry has no place in forms. */
const inputs: Readonly<Partial<Record<FieldKind, FormInput>> & Record<NamedInput, FormInput>> = {
  text: drawn(TextInput),
  'long-text': drawn(LongTextInput),
  secret: drawn(SecretInput),
  number: drawn(NumberInput),
  choice: drawn(ChoiceInput),
  switch: drawn(SwitchInput),
  slider: drawn(StepSlider),
  date: drawn(FormDateInput),
  day: drawn(FormDayInput),
  file: drawn(FileInput),
  list: drawn(ListInput, true),
  email: drawn(EmailInput),
  url: drawn(AddressInput),
  host: drawn(AddressInput),
  'ip-range': drawn(IpRangesInput),
  time: drawn(TimeInput),
  'ip-ranges': drawn(IpRangesInput),
  percent: drawn(NumberInput),
  money: drawn(NumberInput),
  bytes: drawn(BytesInput),
  duration: drawn(DurationInput),
  json: drawn(CodeInput),
  code: drawn(CodeInput),
  'file-text': drawn(TextFileInput),
  image: drawn(TextFileInput),
  reference: drawn(ReferenceInput),
  // Their conditions and rules look at the whole form: they are drawn with it.
  object: { Component: ObjectInput, isGroup: true },
  array: { Component: ArrayInput, isGroup: true },
  'choice-cards': drawn(ChoiceCards, true),
  markdown: drawn(MarkdownInput),
  'date-time': drawn(DateTimeInput),
}

/** The input of a field: the one it names, or its format's or kind's. @throws RangeError for a kind without one. */
export function inputOf({ input, format, kind }: FieldDefinition): FormInput {
  return lookUp(inputs, 'input', input ?? format ?? kind)
}

/** An input whose code comes with the first field that has it. */
function late(load: () => Promise<FormInput['Component']>, Waiting: FormInput['Component'] = InputSkeleton) {
  return lazyPiece(load, { Waiting })
}

/** Drawn again only when it looks otherwise. */
function drawn(Component: FormInput['Component'], isGroup = false): FormInput {
  return { Component: memo(Component, hasSameLook), isGroup }
}
