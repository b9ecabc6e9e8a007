import type { ResourceDefinition } from '../../definitions/define'
import type { ResourceRecord } from '../../definitions/resource-record'
import { totalOf } from '../../domain/total'
import { numberText } from '../../locales/locale'
import { t } from '../../locales/t'
import { totalTexts } from '../../views/cells/total-texts'
import { UnreadRecords } from '../../views/list/unread-records'
import { countText } from '../../views/list-chart/chart-of-list'
import { useRecords } from '../../views/records/use-records'
import { pageSizes } from '../../views/table/paging'
import { AllFound } from './all-found'
import { AnsweredFigure } from './answered-figure'
import { Figure } from './figure'
import { PanelFailure } from './panel-failure'
import { PanelWaiting } from './panel-frame'
import { panelPart } from './panel-part'
import type { PanelProps } from './panel-props'

/** A figure: how many records are found, or what the values of a field come to. */
export function FigureOfList(props: PanelProps<'figure'>) {
  const { panel, definition } = props
  if (panel.answer) return <AnsweredFigure {...props} answer={panel.answer} />
  const isAnswered = panel.field === undefined && definition.list.paging?.kind === 'server'
  return isAnswered ? <CountOfServer {...props} /> : <FigureOfAll {...props} />
}

/** A server that cuts the pages says with each how many there are; one that does not is asked for all of them. */
function CountOfServer(props: PanelProps<'figure'>) {
  const { panel, definition, question, title, address } = props
  const [size = 1] = pageSizes(definition.list.paging)
  const asked = { ...question, page: 1, size }
  const read = useRecords(definition, asked, false, panelPart(definition, asked))
  if (!read.records)
    return read.error ? (
      <PanelFailure {...{ definition, title, read }} kind="figure" />
    ) : (
      <PanelWaiting title={title} kind="figure" />
    )
  if (!read.isCounted) return <FigureOfAll {...props} />
  return (
    <Figure {...{ panel, title, address }} value={read.total} texts={[numberText(read.total)]} list={read}>
      <UnreadRecords label={definition.label} list={read} />
    </Figure>
  )
}

function FigureOfAll({ panel, definition, question, title, address }: PanelProps<'figure'>) {
  return (
    <AllFound {...{ definition, question, title }} kind="figure">
      {({ records, list, unread }) => (
        <Figure {...{ panel, title, address, list }} {...figureOf(panel, definition, records)}>
          {unread}
        </Figure>
      )}
    </AllFound>
  )
}

/** Of amounts there is a text for each currency, and no one value; how many they are is one. */
function figureOf(
  { field: name, total = 'sum' }: PanelProps<'figure'>['panel'],
  definition: ResourceDefinition,
  records: readonly ResourceRecord[],
) {
  const field = name === undefined ? undefined : definition.fields[name]
  if (name === undefined || !field) return { value: records.length, texts: [numberText(records.length)] }
  const values = records.map((record) => record[name])
  const without = total === 'count' ? 0 : records.length - (totalOf('count', values) ?? 0)
  return {
    value: total === 'count' || typeof field.currency !== 'object' ? totalOf(total, values) : null,
    texts: totalTexts(total, name, field, records),
    notes: [
      t('dashboard.of', { what: countText(records.length, definition) }),
      ...(without > 0 ? [t('listChart.withoutFigure', { count: without })] : []),
    ],
  }
}
