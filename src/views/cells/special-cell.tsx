import type { ReactNode } from 'react'
import type { FieldDefinition } from '../../definitions/define-field'
import { fieldsOfEntry, kindOfEntry } from '../../definitions/nested-fields'
import { browserZone, fullDate, readInstant } from '../../domain/dates'
import { safeHref } from '../../domain/safe-href'
import '../../locales/field-texts'
import { t } from '../../locales/t'
import { DateText } from '../../ui/date-text'
import { ExternalLink } from '../../ui/external-link'
import { lazyPiece } from '../../ui/lazy-piece'
import { ReferenceText } from '../reference/reference-text'
import { cellWords } from './cell-words'
import { fieldValueText, figureText } from './field-value-text'
import styles from './special-cell.module.css'

export type SpecialCellProps = {
  field: FieldDefinition
  value: unknown
  /** There is room for all of it: in details, not in tables. */
  isWhole: boolean
}

/** Until the code that reads it is here, it is as it was written. */
const MarkdownText = lazyPiece<{ text: string }>(
  () => import('../markdown/markdown-text').then((file) => file.MarkdownText),
  { Waiting: Plain },
)

/** A value of a kind that is more than a text: drawn as what it is. Its code comes with the first of them. */
export function SpecialCell({ field, value, isWhole }: SpecialCellProps): ReactNode {
  const text = fieldValueText(field, value)
  if (text === null) return <span className="second">{t('views.notGiven')}</span>
  if (isWhole && field.format) return <MarkdownText text={text} />
  switch (field.kind) {
    case 'email':
      return (
        <a href={`mailto:${encodeURIComponent(text)}`} className="ellipsis" title={text}>
          {text}
        </a>
      )
    case 'url': {
      const href = safeHref(text)
      if (href === null) return <Plain text={text} />
      return (
        <ExternalLink href={href} className="ellipsis">
          {text.replace(/^https?:\/\//, '').replace(/\/$/, '')}
        </ExternalLink>
      )
    }
    case 'percent':
      return typeof value === 'number' ? <Share percent={value} text={text} /> : <Plain text={text} />
    case 'money':
    case 'bytes':
    case 'duration':
      return <span className="figures">{typeof value === 'number' ? figureText(field, value) : text}</span>
    case 'date':
      return <DateText instant={text} />
    case 'date-time':
      return <Instant text={text} />
    case 'day':
      return <time dateTime={String(value)}>{text}</time>
    case 'list':
      return <Tags field={field} value={value} />
    case 'image':
      return <Picture field={field} text={text} />
    case 'reference':
      return <ReferenceText field={field} ids={[value].flat().map(String)} />
    case 'json':
    case 'code':
    case 'file-text':
      return <Code text={isWhole ? setOut(field, value, text) : text} isWhole={isWhole} />
    case 'object':
    case 'array':
      return isWhole ? <Nested field={field} value={value} /> : <Count field={field} value={value} />
    default:
      return <Plain text={text} />
  }
}

function Plain({ text }: { text: string }) {
  return (
    <span className="ellipsis" title={text}>
      {text}
    </span>
  )
}

/** The bar says the same as the figure, and nothing by its colour. */
function Share({ percent, text }: { percent: number; text: string }) {
  return (
    <span className={styles.share}>
      <span className={styles.track} aria-hidden="true">
        <span style={{ width: `${Math.min(Math.max(percent, 0), 100)}%` }} />
      </span>
      <span className="figures">{text}</span>
    </span>
  )
}

function Instant({ text }: { text: string }) {
  const milliseconds = readInstant(text)
  if (milliseconds === null) return <Plain text={text} />
  return <time dateTime={new Date(milliseconds).toISOString()}>{fullDate(milliseconds, browserZone())}</time>
}

function Tags({ field, value }: { field: FieldDefinition; value: unknown }) {
  return (
    <span className={styles.tags}>
      {[value].flat().map((entry) => (
        <span key={String(entry)} className={styles.tag}>
          {fieldValueText(field, entry)}
        </span>
      ))}
    </span>
  )
}

/** Pictures of other origins are refused by the content security policy: they are links. */
function Picture({ field, text }: { field: FieldDefinition; text: string }) {
  if (/^data:image\/(png|jpeg|gif|webp);/.test(text)) {
    return <img className={styles.picture} src={text} alt={t('fields.picture', { field: t(field.label) })} />
  }
  const href = safeHref(text)
  return href === null ? (
    <Plain text={text} />
  ) : (
    <ExternalLink href={href}>{t('fields.showPicture')}</ExternalLink>
  )
}

function Code({ text, isWhole }: { text: string; isWhole: boolean }) {
  if (!isWhole)
    return <code className={`ellipsis ${styles.code}`}>{text.replace(/\s+/g, ' ').slice(0, 120)}</code>
  return <pre className={styles.block}>{text}</pre>
}

function setOut({ kind }: FieldDefinition, value: unknown, text: string): string {
  return kind === 'json' ? JSON.stringify(value, null, 2) : text
}

function Count({ field, value }: { field: FieldDefinition; value: unknown }) {
  const text = cellWords(field, value, new Map())
  if (field.kind === 'object' || !Array.isArray(value)) return <Plain text={text} />
  const words = t('fields.entries', { count: value.length })
  return <span title={text}>{words}</span>
}

function Nested({ field, value }: { field: FieldDefinition; value: unknown }) {
  const entries = [value].flat()
  const lines = (entry: unknown) => (
    <dl className={styles.nested}>
      {Object.entries(fieldsOfEntry(field, entry)).map(([name, part]) => (
        <div key={name}>
          <dt className="second">{t(part.label)}</dt>
          <dd>
            <SpecialCell field={part} value={Reflect.get(Object(entry), name)} isWhole />
          </dd>
        </div>
      ))}
    </dl>
  )
  if (field.kind === 'object') return lines(value)
  return (
    <ol className={styles.entries}>
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name, and stand as the record has them
        <li key={index}>
          {field.kinds && <b>{kindText(field, entry)}</b>}
          {lines(entry)}
        </li>
      ))}
    </ol>
  )
}

function kindText(field: FieldDefinition, entry: unknown): string {
  const kind = kindOfEntry(field, entry)
  return kind ? t(kind.label) : ''
}
