import { useCallback } from 'react'
import { numberText } from '../../locales/locale'
import { figureAt } from '../../providers/figure-answer'
import { figureText } from '../../views/cells/field-value-text'
import { Figure } from './figure'
import { inUnit } from './in-unit'
import { PanelFailure } from './panel-failure'
import { PanelWaiting } from './panel-frame'
import type { PanelProps } from './panel-props'
import { answerName, usePanelAnswer } from './use-panel-answer'

export type AnsweredFigureProps = PanelProps<'figure'> & {
  answer: NonNullable<PanelProps<'figure'>['panel']['answer']>
}

/** A figure that the server has added up itself. */
export function AnsweredFigure({ panel, answer, definition, title, address }: AnsweredFigureProps) {
  const { field: name = '', total } = panel
  // How many have a value is in no unit.
  const field = total === 'count' ? undefined : definition.fields[name]
  const { call, at } = answer
  const read = useCallback(
    (sent: unknown) => inUnit(figureAt(sent, at, answerName(definition)), field),
    [at, field, definition],
  )
  const list = usePanelAnswer(definition, call, read)
  const { data: value, error } = list
  if (value === undefined && error)
    return <PanelFailure {...{ definition, title }} kind="figure" read={list} />
  if (value === undefined) return <PanelWaiting title={title} kind="figure" />
  const texts = value === null ? [] : [field ? figureText(field, value) : numberText(value)]
  return <Figure {...{ panel, title, address, list, value, texts }} />
}
