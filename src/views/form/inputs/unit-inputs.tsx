import Flex from 'antd/es/flex'
import Input from 'antd/es/input'
import AntdInputNumber from 'antd/es/input-number'
import Select from 'antd/es/select'
import { useState } from 'react'
import { bytesText, byteUnitOf, byteUnits, durationText, readDuration } from '../../../domain/units'
import '../../../locales/field-texts'
import { t } from '../../../locales/t'
import { controlOf, type InputProps, popupPlace } from './input-props'
import { LockedText } from './text-input'
import { typedFigure } from './typed-figure'

/** A size: a figure and its unit. Its value is the number of bytes. */
export function BytesInput(props: InputProps) {
  const bytes = typeof props.value === 'number' ? props.value : null
  /** The figure as it was typed, and the bytes it came to: whole ones may be another figure again. */
  const [typed, setTyped] = useState<Typed | null>(null)
  const unit = typed?.unit ?? (bytes === null || bytes === 0 ? gibibytes : wholeUnitOf(bytes))
  if (props.lock !== null) return <LockedText {...props} text={bytes === null ? '' : bytesText(bytes)} />
  const take = (figure: number | null, of: number) => {
    const next = figure === null ? null : Math.round(figure * 1024 ** of)
    setTyped({ figure, bytes: next, unit: of })
    props.onChange(next)
  }
  const read = bytes === null ? null : bytes / 1024 ** unit
  const figure = typed?.bytes === bytes ? typed.figure : read

  return (
    <Flex gap="small">
      <AntdInputNumber<number | string>
        {...controlOf(props)}
        style={{ width: 160 }}
        inputMode="decimal"
        controls={false}
        min={0}
        parser={typedFigure}
        value={figure}
        onChange={(next) => take(typeof next === 'number' ? next : null, unit)}
      />
      <Select<number>
        aria-label={t('fields.unitOf', { field: t(props.field.label) })}
        style={{ width: 90 }}
        virtual={false}
        getPopupContainer={popupPlace}
        value={unit}
        onChange={(next) => take(figure, next)}
        options={byteUnits.slice(0, 5).map((label, value) => ({ label, value }))}
      />
    </Flex>
  )
}

type Typed = { figure: number | null; bytes: number | null; unit: number }

const gibibytes = 3

/** The largest unit that shows a size without many decimals. */
function wholeUnitOf(bytes: number): number {
  let unit = byteUnitOf(bytes)
  while (unit > 0 && !Number.isInteger((bytes / 1024 ** unit) * 100)) unit -= 1
  return unit
}

/** A time span, typed as `1 h 30 min`, `90` (seconds) or `1:30:00`. Its value is the number of seconds. */
export function DurationInput(props: InputProps) {
  const seconds = typeof props.value === 'number' ? props.value : null
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? (seconds === null ? '' : durationText(seconds))

  return (
    <Input
      {...controlOf(props)}
      style={{ width: 200 }}
      placeholder={props.field.placeholder ? t(props.field.placeholder) : t('fields.durationFormat')}
      value={shown}
      autoComplete="off"
      readOnly={props.lock !== null}
      onChange={({ target }) => {
        setTyped(target.value)
        // What is not read yet is no number, and the field's own sentence says so.
        props.onChange(target.value.trim() === '' ? null : (readDuration(target.value) ?? Number.NaN))
      }}
      onBlur={() => {
        if (seconds === null || !Number.isNaN(seconds)) setTyped(null)
        props.onBlur()
      }}
    />
  )
}
