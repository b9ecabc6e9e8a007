import { startTransition, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import type { FormRecord } from '../../../definitions/form-values'
import type { ConfigGroup } from '../../../domain/advanced-configuration'
import type { ClusterDetail } from '../../../domain/cluster-detail'
import { t } from '../../../locales/t'
import { useLinks } from '../../../providers/links-context'
import { useSession } from '../../../providers/session-context'
import { useVerdict } from '../../../providers/use-verdict'
import { ExternalLink } from '../../../ui/external-link'
import { Icon } from '../../../ui/icon'
import { resolved } from '../../../views/form/check-values'
import { draftKey } from '../../../views/form/draft-keys'
import { useDraft } from '../../../views/form/form-drafts'
import { RestoredNotice } from '../../../views/form/form-notice'
import { LeaveQuestion, useLeaveGuard } from '../../../views/form/leave-guard'
import styles from './advanced-configuration.module.css'
import { ChangesBar } from './changes-bar'
import {
  changesOf,
  definitionsOf,
  entriesOf,
  faultsOf,
  hasEdits,
  placedItems,
  shownItems,
  withChanges,
} from './config-entries'
import { lockId } from './config-key'
import { ConfigTabs } from './config-tabs'
import { ReviewDialog } from './review-dialog'
import { useBegunWith } from './use-begun-with'
import { useConfigSearch, useGoTo } from './use-config-place'
import { useFocusLater } from './use-focus-later'
import { type Refusal, useSaving } from './use-saving'
import { useValuesLater } from './use-values-later'

export type ConfigFormProps = {
  cluster: ClusterDetail
  groups: readonly ConfigGroup[]
  /** Called with whether something is typed that is not saved. */
  onEdited: (isEdited: boolean) => void
  onSaved: () => void
}

/** Every key of every group as one form: what is changed in one place stays while another is looked at. */
export function ConfigForm({ cluster, groups, onEdited, onSaved }: ConfigFormProps) {
  const { person } = useSession()
  const { documentation } = useLinks()
  const { reasons } = useVerdict('update', 'AdvancedConfiguration', { cluster, detail: cluster })
  const items = useMemo(() => placedItems(groups), [groups])
  const definitions = useMemo(() => definitionsOf(items), [items])
  const base = useMemo(() => entriesOf(items), [items])
  const form = useForm<FormRecord>({
    mode: 'onTouched',
    defaultValues: base,
    values: base,
    // A newer answer does not write over what is typed.
    resetOptions: { keepDirtyValues: true, keepErrors: true, keepTouched: true, keepIsSubmitted: true },
    resolver: (values) => resolved(values, faultsOf(changesOf(items, values))),
  })
  const { values, catchUp } = useValuesLater(form)
  const changes = useMemo(() => changesOf(items, values), [items, values])
  const shown = useMemo(() => shownItems(items, values), [items, values])
  const isDirty = hasEdits(items, values)
  const edited = useMemo(
    () => Object.fromEntries(Object.entries(values).filter(([field, entry]) => entry !== base[field])),
    [values, base],
  )
  const { begun, restore } = useBegunWith(edited, base)
  const draft = useDraft({
    key: draftKey(person.uuid, `advanced-configurations:${cluster.id}`),
    form,
    fields: definitions,
    values: edited,
    isDirty,
    seen: begun,
    onSeen: restore,
  })
  const { blocker, allowLeaving } = useLeaveGuard(isDirty)
  const [isReviewed, setReviewed] = useState(false)
  const { focusLater, focusNow } = useFocusLater()
  const saving = useSaving(cluster)
  const [search, setSearch] = useConfigSearch()
  // The keys shown follow the search box a moment later, so that typing there stays quick.
  const found = { groups: useDeferredValue(groups), search: useDeferredValue(search) }
  const goTo = useGoTo()
  const searchBox = useRef<HTMLInputElement>(null)
  const clearSearch = useCallback(() => {
    searchBox.current?.focus()
    setSearch('')
  }, [setSearch])
  useEffect(() => onEdited(isDirty), [onEdited, isDirty])
  const lock = reasons[0]?.sentence ?? null

  const showFirst = (isWanted: (field: string) => boolean) => {
    const first = items.find(({ field }) => isWanted(field))
    setSearch('')
    if (!first) return
    goTo(first.group.id, first.category)
    focusLater(first.field)
  }
  const review = form.handleSubmit(
    // Not before the click has shown: with 200 keys a dialog takes longer to draw than a frame.
    () =>
      startTransition(() => {
        catchUp()
        setReviewed(true)
      }),
    (errors) => showFirst((field) => field in errors),
  )
  const showRefused = (refusals: readonly Refusal[]) => {
    setReviewed(false)
    for (const { field, message } of refusals) form.setError(field, { message })
    showFirst((field) => refusals.some((refusal) => refusal.field === field))
  }
  const save = async () => {
    const sent = changesOf(items, form.getValues())
    // What is undone in the review may bring back a key that was typed and not checked, for it was out of sight.
    const faults = Object.entries(faultsOf(sent)).map(([field, message]) => ({ field, message }))
    if (faults.length > 0) return showRefused(faults)
    const { isSaved, refusals } = await saving.save(groups, sent)
    if (refusals.length > 0) showRefused(refusals)
    if (!isSaved) return
    form.reset(entriesOf(placedItems(withChanges(groups, sent))), resetAll)
    setReviewed(false)
    onSaved()
  }

  return (
    <FormProvider {...form}>
      <form
        className={styles.form}
        aria-label={t('advancedConfiguration.title')}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const isOpenable = lock === null && !saving.isPending
          if (isOpenable && changesOf(items, form.getValues()).length > 0) void review()
        }}
      >
        <div className={styles.head}>
          <h2>{t('advancedConfiguration.title')}</h2>
          <label className={`control ${styles.search}`}>
            <Icon name="search" />
            <input
              ref={searchBox}
              type="search"
              aria-label={t('advancedConfiguration.search')}
              placeholder={t('advancedConfiguration.search')}
              value={search}
              onChange={({ target }) => setSearch(target.value)}
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            />
          </label>
          <ExternalLink href={documentation}>{t('advancedConfiguration.help')}</ExternalLink>
        </div>
        {isDirty && <RestoredNotice draft={draft} />}
        {lock !== null && (
          <p className={styles.lock} id={lockId} role="status">
            <Icon name="lock" size={14} /> {lock}
          </p>
        )}
        <ConfigTabs
          form={form}
          {...found}
          items={shown}
          changes={changes}
          definitions={definitions}
          lock={lock}
          onClearSearch={clearSearch}
          onFocusLater={focusLater}
          onDrawn={focusNow}
        />
        <ChangesBar
          changes={changes}
          isDirty={isDirty}
          reasons={reasons}
          isPending={saving.isPending}
          onDiscard={() => {
            draft.startOver()
            searchBox.current?.focus()
          }}
        />
      </form>
      {isReviewed && (
        <ReviewDialog
          changes={changes}
          begun={begun}
          lock={lock}
          clusterId={cluster.id}
          isPending={saving.isPending}
          onUndo={(field) => form.setValue(field, base[field] ?? null, { shouldDirty: true })}
          onSave={() => void save()}
          onClose={() => setReviewed(false)}
        />
      )}
      <LeaveQuestion
        blocker={blocker}
        title={t('advancedConfiguration.leaveTitle')}
        onLeave={() => {
          allowLeaving()
          draft.erase()
        }}
      />
    </FormProvider>
  )
}

/** After a save nothing of what was typed, or was wrong with it, is left. */
const resetAll = { keepDirtyValues: false, keepErrors: false, keepTouched: false, keepIsSubmitted: false }
