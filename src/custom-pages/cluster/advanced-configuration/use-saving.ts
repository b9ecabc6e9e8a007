import { ApiError } from '../../../api/errors'
import type { FormRecord } from '../../../definitions/form-values'
import {
  type ConfigEntry,
  type ConfigGroup,
  type ConfigItem,
  entryOf,
  sentValue,
} from '../../../domain/advanced-configuration'
import type { ClusterDetail } from '../../../domain/cluster-detail'
import { t } from '../../../locales/t'
import { useCallRereading, useCallSender } from '../../../providers/use-call'
import { useNotices } from '../../../providers/use-notices'
import { isOutcomeUnknown } from '../../../views/error-sentence'
import { useTellFailure } from '../../../views/use-tell-failure'
import { usePendingSetting } from '../use-pending-setting'
import { type ConfigChange, entriesOf, placedItems, requestOf, withChanges } from './config-entries'

/** What the server says against one change. */
export type Refusal = { field: string; message: string }

export type SavingOutcome = { isSaved: boolean; refusals: readonly Refusal[] }

/** Saves changes of a cluster's configurations. After a lost answer the list tells whether they were saved. */
export function useSaving({ id, name }: Pick<ClusterDetail, 'id' | 'name'>) {
  const path = { instanceId: id }
  const send = useCallSender()
  const { readAgain, show } = useCallRereading('listAdvancedConfigurations', { path })
  const notices = useNotices()
  const tellFailure = useTellFailure()
  const { isPending, during } = usePendingSetting(name, 'advancedConfiguration')

  function succeed(message: string | null): SavingOutcome {
    notices.showSuccess(message ?? t('advancedConfiguration.saved', { name }))
    return { isSaved: true, refusals: [] }
  }

  /** After a lost answer: shows what the cluster has now, which tells whether the changes are there. */
  async function settle(failure: unknown, changes: readonly ConfigChange[]): Promise<SavingOutcome> {
    const groups = await readAgain()
    const found = groups && changes.filter(isIn(entriesOf(placedItems(groups)))).length
    if (found === changes.length) return succeed(null)
    tellFailure(failure, outcomeText(found, changes))
    return { isSaved: false, refusals: [] }
  }

  async function attempt(
    groups: readonly ConfigGroup[],
    changes: readonly ConfigChange[],
  ): Promise<SavingOutcome> {
    try {
      const { message } = await send('changeAdvancedConfigurations', { path, body: requestOf(changes) })
      await show(withChanges(groups, changes))
      return succeed(message)
    } catch (failure) {
      if (isOutcomeUnknown(failure)) return await settle(failure, changes)
      tellFailure(failure, refusalText(failure, changes))
      return { isSaved: false, refusals: refusalsOf(failure, changes) }
    }
  }

  return {
    isPending,
    /** Answers whether they are saved for certain, and which of them the server refuses. */
    save: (groups: readonly ConfigGroup[], changes: readonly ConfigChange[]) =>
      during(() => attempt(groups, changes)),
  }
}

/**
 * What a reading after a lost answer tells of the changes.
 * @param found how many of them it shows; null where it failed
 */
function outcomeText(found: number | null, changes: readonly ConfigChange[]): string {
  if (found === null) return t('advancedConfiguration.outcomeUnread')
  const others = changes.filter(isComparable).length
  if (others === changes.length) return t('advancedConfiguration.outcomeFound', { found, count: others })
  if (others === 0) return t('advancedConfiguration.outcomeSecret', { count: changes.length })
  return t('advancedConfiguration.outcomeMixed', { found, count: others })
}

/** A password may come back in any form, which says nothing. */
function isComparable({ item }: ConfigChange): boolean {
  return item.type !== 'password'
}

/** Whether a change is among what a cluster has. */
function isIn(now: FormRecord): (change: ConfigChange) => boolean {
  return (change) => isComparable(change) && now[change.field] === kept(change.item, change.entry)
}

/** What an entry reads as once it is saved. */
function kept(item: ConfigItem, entry: ConfigEntry): ConfigEntry {
  return entryOf({ type: item.type, value: sentValue(item, entry) })
}

/** Which keys the server refuses, by their names; undefined where it names none. */
function refusalText(failure: unknown, changes: readonly ConfigChange[]): string | undefined {
  const errors = failure instanceof ApiError ? failure.fieldErrors : []
  const sentences = errors.map(({ fieldName, message }) => {
    const change = changes.find(({ item }) => item.key === fieldName)
    const name = change?.item.label ?? fieldName
    return name === '' ? message : `${name}: ${message}`
  })
  return sentences.length === 0 ? undefined : sentences.join(' ')
}

function refusalsOf(failure: unknown, changes: readonly ConfigChange[]): Refusal[] {
  const errors = failure instanceof ApiError ? failure.fieldErrors : []
  return errors.flatMap(({ fieldName, message }) =>
    changes.filter(({ item }) => item.key === fieldName).map(({ field }) => ({ field, message })),
  )
}
