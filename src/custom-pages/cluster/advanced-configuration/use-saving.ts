import { useState } from 'react'
import { ApiError } from '../../../api/errors'
import {
  type ConfigEntry,
  type ConfigGroup,
  type ConfigItem,
  entryOf,
  sentValue,
} from '../../../domain/advanced-configuration'
import { t } from '../../../locales/t'
import { useCallRead, useCallSender, useKnownAnswer } from '../../../providers/use-call'
import { useNotices } from '../../../providers/use-notices'
import { isOutcomeUnknown } from '../../../views/error-sentence'
import { useTellFailure } from '../../../views/use-tell-failure'
import { type ConfigChange, entriesOf, placedItems, requestOf, withChanges } from './config-entries'

/** What the server says against one change. */
export type Refusal = { field: string; message: string }

export type SavingOutcome = { isSaved: boolean; refusals: readonly Refusal[] }

/** Saves changes of a cluster's configurations. After a lost answer the list tells whether they were saved. */
export function useSaving(instanceId: string) {
  const path = { instanceId }
  const send = useCallSender()
  const read = useCallRead()
  const show = useKnownAnswer('listAdvancedConfigurations', { path })
  const notices = useNotices()
  const tellFailure = useTellFailure()
  const [isPending, setPending] = useState(false)

  /** Answers the server's message; null where it has none, or where only the list told that they are saved. */
  async function saved(changes: readonly ConfigChange[]): Promise<string | null> {
    try {
      return (await send('changeAdvancedConfigurations', { path, body: requestOf(changes) })).message
    } catch (failure) {
      if (!isOutcomeUnknown(failure)) throw failure
      const found = await readAgain(changes)
      if (found === changes.length) return null
      const words =
        found === null ? 'advancedConfiguration.outcomeUnread' : 'advancedConfiguration.outcomeFound'
      tellFailure(failure, t(words, { found: found ?? 0, count: changes.length }))
      throw new Lost()
    }
  }

  /** Shows what the cluster has now, and answers how many of the changes that are; null where it cannot be read. */
  async function readAgain(changes: readonly ConfigChange[]): Promise<number | null> {
    const groups = await read('listAdvancedConfigurations', { path }).catch(() => null)
    if (groups === null) return null
    await show(groups)
    const now = entriesOf(placedItems(groups))
    // A password may come back in any form, which says nothing.
    const isThere = ({ field, item, entry }: ConfigChange) =>
      item.type !== 'password' && now[field] === kept(item, entry)
    return changes.filter(isThere).length
  }

  return {
    isPending,
    /** Answers whether they are saved for certain, and which of them the server refuses. */
    save: async (
      groups: readonly ConfigGroup[],
      changes: readonly ConfigChange[],
    ): Promise<SavingOutcome> => {
      setPending(true)
      try {
        const message = await saved(changes)
        await show(withChanges(groups, changes))
        notices.showSuccess(message ?? t('advancedConfiguration.saved'))
        return { isSaved: true, refusals: [] }
      } catch (failure) {
        if (!(failure instanceof Lost)) tellFailure(failure, refusalText(failure, changes))
        return { isSaved: false, refusals: refusalsOf(failure, changes) }
      } finally {
        setPending(false)
      }
    },
  }
}

/** Nobody knows whether changes were saved, which has been told. */
class Lost extends Error {}

/** What an entry reads as once it is saved. */
function kept(item: ConfigItem, entry: ConfigEntry): ConfigEntry {
  return entryOf({ type: item.type, value: sentValue(item, entry) })
}

/** Which keys the server refuses, by their names; undefined where it names none. */
function refusalText(failure: unknown, changes: readonly ConfigChange[]): string | undefined {
  const errors = failure instanceof ApiError ? failure.fieldErrors : []
  const sentences = errors.map(({ fieldName, message }) => {
    const change = changes.find(({ item }) => item.key === fieldName)
    return `${change?.item.label ?? fieldName}: ${message}`
  })
  return sentences.length === 0 ? undefined : sentences.join(' ')
}

function refusalsOf(failure: unknown, changes: readonly ConfigChange[]): Refusal[] {
  const errors = failure instanceof ApiError ? failure.fieldErrors : []
  return errors.flatMap(({ fieldName, message }) =>
    changes.filter(({ item }) => item.key === fieldName).map(({ field }) => ({ field, message })),
  )
}
