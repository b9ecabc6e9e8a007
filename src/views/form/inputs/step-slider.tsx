import type { CSSProperties } from 'react'
import { textValue } from '../../../definitions/form-values'
import { sliderSteps } from '../../../domain/cluster-size'
import type { Choice } from '../offer'
import { ariaOf, type InputProps } from './input-props'
import { OfferState } from './offer-state'
import { nearestOpenStep } from './slider-steps'

/** One of several ranked values on a track; the arrow keys move by one step, over steps that are not open. */
export function StepSlider(props: InputProps) {
  const { offer, lock } = props
  if (offer?.state !== 'ready' || offer.choices.length === 0) return <OfferState {...props} />
  const steps = offer.choices
  const index = Math.max(
    steps.findIndex(({ value }) => value === textValue(props.value)),
    0,
  )
  const current = steps[index]
  const positions = sliderSteps(steps.length)
  const stepWidth = positions[1] ?? 0
  const position = positions[index] ?? 0

  function handleMove(to: number) {
    const target = stepWidth === 0 ? 0 : Math.round(to / stepWidth)
    const next = nearestOpenStep(steps, index, target)
    if (lock === null && next !== undefined && next.value !== props.value) props.onChange(next.value)
  }

  const { 'aria-required': _notForSliders, ...aria } = ariaOf(props)
  return (
    <div className="form-slider" data-locked={lock !== null || undefined}>
      <div className="form-slider-value" aria-hidden>
        <strong>{current?.label}</strong>
        {current?.text !== undefined && <span>{current.text}</span>}
      </div>
      <input
        {...aria}
        id={props.id}
        ref={props.inputRef}
        type="range"
        min={0}
        max={100}
        step={stepWidth || 100}
        value={position}
        aria-valuetext={[current?.label, current?.text].filter(Boolean).join(', ')}
        onChange={({ target }) => handleMove(Number(target.value))}
        onBlur={props.onBlur}
        style={fillOf(position)}
      />
      <ol className="form-slider-marks" aria-hidden>
        {steps.map((step, place) => (
          <SliderMark key={step.value} step={step} position={positions[place] ?? 0} />
        ))}
      </ol>
    </div>
  )
}

function SliderMark({ step, position }: { step: Choice; position: number }) {
  return (
    <li
      style={{ insetInlineStart: `${position}%` }}
      data-position={position}
      data-disabled={step.disabledReason !== undefined || undefined}
      title={step.disabledReason ?? step.label}
    >
      {step.mark ?? step.label}
    </li>
  )
}

/** How much of the track is filled, for the style sheet. */
function fillOf(position: number): CSSProperties {
  const style: CSSProperties & { '--form-slider-fill': string } = { '--form-slider-fill': `${position}%` }
  return style
}
