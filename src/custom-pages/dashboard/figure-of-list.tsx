import type { ResourceDefinition } from '../../definitions/define'
import { figureField, type PanelDefinition } from '../../definitions/define-dashboard'
import type { ResourceRecord } from '../../definitions/resource-record'
import { totalOf } from '../../domain/total'
import { numberText } from '../../locales/locale'
import { t } from '../../locales/t'
import { LateMarkedValue } from '../../views/cells/late-marked-value'
import { joinedTotals, totalTexts } from '../../views/cells/total-texts'
import { UnreadRecords } from '../../views/list/unread-records'
import { countText } from '../../views/list-chart/chart-of-list'
import { useRecords } from '../../views/records/use-records'
import { pageSizes } from '../../views/table/paging'
import { AllFound, type Found } from './all-found'
import styles from './dashboard.module.css'
import { PanelFailure } from './panel-failure'
import { PanelFoot, PanelFrame, PanelWaiting } from './panel-frame'
import { panelPart } from './panel-part'
import type { PanelQuestion } from './use-panel-question'

type FigurePanel = Extract<PanelDefinition, { kind: 'figure' }>

export type FigureOfListProps = PanelQuestion & {
  panel: FigurePanel
  definition: ResourceDefinition
  title: string
}

/** A figure: how many records are found, or what the values of a field come to. */
export function FigureOfList(props: FigureOfListProps) {
  const { panel, definition } = props
  const isAnswered = panel.field === undefined && definition.list.paging?.kind === 'server'
  return isAnswered ? <CountOfServer {...props} /> : <FigureOfAll {...props} />
}

/** A server that cuts the pages says with each how many there are; one that does not is asked for all of them. */
function CountOfServer(props: FigureOfListProps) {
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

function FigureOfAll({ panel, definition, question, title, address }: FigureOfListProps) {
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
  { field: name, total = 'sum' }: FigurePanel,
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

type FigureProps = Pick<FigureOfListProps, 'panel' | 'title' | 'address'> &
  Pick<Found, 'list'> & {
    /** What the conditions of a state look at; null where nothing does. */
    value: number | null
    texts: readonly string[]
    /** Of what it is, and what it leaves out. */
    notes?: readonly string[]
    children: Found['unread']
  }

function Figure({ panel, title, address, list, value, texts, notes = [], children }: FigureProps) {
  const { toneWhen, total = 'sum' } = panel
  const figure = <span className={`figures ${styles.figure}`}>{joinedTotals(total, texts)}</span>
  return (
    <PanelFrame title={title} kind="figure">
      <p className={styles.value}>
        {texts.length === 0 && <span className="second">{t('dashboard.noValues')}</span>}
        {texts.length > 0 && toneWhen && value !== null ? (
          <LateMarkedValue
            field={{ kind: 'number', label: { en: title }, toneWhen }}
            record={{ id: '', [figureField]: value }}
            text={null}
          >
            {figure}
          </LateMarkedValue>
        ) : (
          figure
        )}
      </p>
      {notes.length > 0 && <p className="second">{notes.join('. ')}</p>}
      {children}
      <PanelFoot title={title} address={address} list={list} />
    </PanelFrame>
  )
}
