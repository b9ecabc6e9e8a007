import Flex from 'antd/es/flex'
import Slider from 'antd/es/slider'
import { useLayoutEffect, useRef } from 'react'
import { textValue } from '../../../definitions/form-values'
import { sliderSteps } from '../../../domain/cluster-size'
import type { Choice } from '../options-state'
import { ariaOf, type InputProps } from './input-props'

/** One of several ranked values on a track; the arrow keys move by one step, over steps that are not open. */
export function StepSlider(props: InputProps) {
  const { choices: steps } = props
  const frame = useRef<HTMLDivElement>(null)
  const value = textValue(props.value)
  const index = Math.max(
    steps.findIndex((step) => step.value === value),
    0,
  )
  const current = steps[index]
  const positions = sliderSteps(steps.length)

  // antd hands a handle no more than its name and its words.
  useLayoutEffect(() => {
    const handle = frame.current?.querySelector('[role=slider]')
    for (const [name, state] of Object.entries({ id: props.id, ...ariaOf(props) })) {
      if (state === undefined) handle?.removeAttribute(name)
      else handle?.setAttribute(name, String(state))
    }
  })

  function handleMove(to: number) {
    const next = nearestOpenStep(steps, index, positions.indexOf(to))
    if (props.lock === null && next !== undefined && next.value !== value) props.onChange(next.value)
  }

  return (
    <div ref={frame} className="form-slider" data-locked={props.lock !== null || undefined}>
      <Flex gap="small" align="baseline" aria-hidden>
        <strong>{current?.label}</strong>
        <span className="second">{current?.text}</span>
      </Flex>
      <Slider
        ref={props.inputRef}
        step={null}
        marks={Object.fromEntries(
          steps.map((step, place) => [
            positions[place],
            <span
              key={step.value}
              aria-hidden
              data-position={positions[place]}
              data-disabled={step.disabledReason !== undefined || undefined}
              title={step.disabledReason ?? step.label}
            >
              {step.mark ?? step.label}
            </span>,
          ]),
        )}
        value={positions[index] ?? 0}
        tooltip={{ formatter: null }}
        ariaLabelledByForHandle={props.labelId}
        ariaValueTextFormatterForHandle={() => [current?.label, current?.text].filter(Boolean).join(', ')}
        onChange={handleMove}
        onBlur={props.onBlur}
      />
    </div>
  )
}

/**
 * The step a move ends on: the target when it is open, otherwise the next open one in the direction of the move;
 * undefined when there is none.
 */
export function nearestOpenStep(steps: readonly Choice[], from: number, target: number): Choice | undefined {
  const direction = target < from ? -1 : 1
  for (let place = target; place >= 0 && place < steps.length; place += direction) {
    const step = steps[place]
    if (step && step.disabledReason === undefined) return step
  }
  return undefined
}
