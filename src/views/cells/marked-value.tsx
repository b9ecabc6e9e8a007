import type { ReactNode } from 'react'
import { holds, listed } from '../../definitions/condition'
import type { Marked } from '../../definitions/define-behaviour'
import type { FieldDefinition, OptionDefinition } from '../../definitions/define-field'
import type { Tone } from '../../definitions/file/file-look'
import type { ResourceRecord } from '../../definitions/resource-record'
import { t } from '../../locales/t'
import { useSession } from '../../providers/session-context'
import { CopyButton } from '../../ui/copy-button'
import { useNow } from '../../ui/use-now'
import styles from './marked-value.module.css'
import { StateTag, type StateTagProps } from './state-tag'

export type MarkedValueProps = {
  field: FieldDefinition
  record: ResourceRecord
  /** What is copied; null where there is nothing. */
  text: string | null
  /** The value of a choice; with a tone it is drawn as a state: colour, icon and word. */
  option?: OptionDefinition | undefined
  /** The value as it is shown otherwise. */
  children: ReactNode
}

/** A value that is more than its text: a state, one beside a state, or one with the button that copies it. */
export function MarkedValue({ field, record, text, option, children }: MarkedValueProps) {
  const value = option?.tone ? <StateTag {...looks[option.tone]} word={t(option.label)} /> : children
  const shown =
    field.copyable && text !== null ? (
      <span className={styles.copyable}>
        {value}
        <CopyButton text={text} what={t(field.label)} />
      </span>
    ) : (
      value
    )
  if (!field.toneWhen) return shown
  return (
    <span className={styles.toned}>
      <Mark conditions={field.toneWhen} record={record} />
      {shown}
    </span>
  )
}

/** The state of the first condition that holds. Before the value: figures stay in line under each other. */
function Mark({ conditions, record }: { conditions: Marked | readonly Marked[]; record: ResourceRecord }) {
  const { person } = useSession()
  // What ends soon has ended while somebody looks on.
  const facts = { valueOf: (name: string) => record[name], person, now: useNow(30_000) }
  const met = listed(conditions).find((condition) => holds(condition, facts))
  return met ? <StateTag {...looks[met.tone]} word={t(met.says)} /> : null
}

const looks: Readonly<Record<Tone, Pick<StateTagProps, 'tone' | 'icon' | 'isSpinning'>>> = {
  good: { tone: 'connected' },
  warning: { tone: 'working', icon: 'warning' },
  bad: { tone: 'disconnected', icon: 'alert' },
  neutral: { tone: 'unavailable', icon: 'info' },
  busy: { tone: 'information', icon: 'state-working', isSpinning: true },
}
