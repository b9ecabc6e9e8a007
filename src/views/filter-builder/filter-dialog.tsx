import { type FormEvent, useId, useRef, useState } from 'react'
import { type CombinedFilter, deepestFilter } from '../../domain/combined-filter'
import '../../locales/filter-texts'
import '../../locales/late-texts'
import { inSentence, t } from '../../locales/t'
import type { Text } from '../../locales/text'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { ConditionGroup } from './condition-group'
import styles from './condition-group.module.css'
import {
  type DraftGroup,
  hasIncomplete,
  levelsOfDraft,
  newGroup,
  type OfferedFields,
  toDraft,
  toFilter,
} from './filter-draft'

export type FilterDialogProps = {
  /** What the records are called. */
  label: Text
  fields: OfferedFields
  /** How deep groups may stand in groups. */
  levels: number
  /** Null where nothing is filtered. */
  filter: CombinedFilter | null
  onChange: (filter: CombinedFilter | null) => void
  onClose: () => void
}

/** Puts a filter together; it counts once it is applied. */
export function FilterDialog({ label, fields, levels, filter, onChange, onClose }: FilterDialogProps) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState<DraftGroup>(() => (filter ? toDraft(filter) : newGroup(fields, 'and')))
  const [isTried, setTried] = useState(false)
  const [said, setSaid] = useState('')

  const isTooDeep = levelsOfDraft(draft) > levels

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (isTooDeep) return
    if (hasIncomplete(draft)) {
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>('input[aria-invalid=true]')?.focus(),
      )
      return
    }
    choose(toFilter(draft))
  }
  function choose(next: CombinedFilter | null) {
    onChange(next)
    onClose()
  }

  return (
    <Dialog
      title={t('filter.conditionsOf', { many: inSentence(label) })}
      width={760}
      onClose={onClose}
      actions={
        <>
          {filter && <Button onClick={() => choose(null)}>{t('filter.clear')}</Button>}
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" form={id} kind="primary">
            {t('filter.apply')}
          </Button>
        </>
      }
    >
      <form id={id} ref={form} className={styles.form} noValidate onSubmit={handleSubmit}>
        {isTooDeep && (
          <p role="alert" className={`form-error ${styles.tooDeep}`}>
            {t('filter.tooDeep', { levels })}
          </p>
        )}
        <ConditionGroup
          room={{ left: levels, levels, isAsked: levels < deepestFilter }}
          group={draft}
          fields={fields}
          label={t('filter.match')}
          isTried={isTried}
          onChange={setDraft}
          onSay={setSaid}
        />
        <p role="status" className="visually-hidden">
          {said}
        </p>
      </form>
    </Dialog>
  )
}
