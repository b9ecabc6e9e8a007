import '../../locales/list-chart-texts'
import type { FieldDefinition } from '../../definitions/define-field'
import { numberText } from '../../locales/locale'
import { t } from '../../locales/t'
import { figureText } from '../cells/field-value-text'
import { shortFigures } from '../chart/chart-series'
import type { StackedBars } from '../chart/stacked-bars'

/** A figure within its layer: as short as beside the chart, but for one whose unit is chosen by its size. */
export function layerText(field: FieldDefinition | undefined, value: number): string {
  return field && measureOf(field) ? figureText(field, value) : numberText(value, shortFigures)
}

/** What the figures of a field are in; null where records are counted. */
export function unitOf(field: FieldDefinition | undefined): string | null {
  if (!field) return null
  const { kind, currency, unit } = field
  if (kind === 'money') return typeof currency === 'string' ? currency : ''
  if (kind === 'percent') return '%'
  if (kind === 'bytes') return t('listChart.bytes')
  if (kind === 'duration') return t('listChart.seconds')
  return unit === undefined ? '' : t(unit)
}

/** What its figures count, where they are written in units that go by their size. */
export function measureOf(field: FieldDefinition | undefined): StackedBars['measure'] {
  return field?.kind === 'bytes' || field?.kind === 'duration' ? field.kind : undefined
}
