import { useDataProvider } from '@refinedev/core'
import { useState } from 'react'
import type { NetworkError } from '../../api/errors'
import type { ResourceDefinition } from '../../definitions/define'
import { isSecret } from '../../definitions/define-field'
import { type FormContext, type FormMode, type FormRecord, isMaking } from '../../definitions/form-values'
import { type ResourceRecord, textOf } from '../../definitions/resource-record'
import type { MessageKey } from '../../locales/messages'
import { listReader } from '../records/list-reader'
import type { FormPlan } from './form-plan'
import { isAlike } from './is-alike'
import { openingValues, settableValues } from './record-values'

/** A call whose answer was lost: what the list says of its effect. */
export type UnknownOutcome = {
  name: string
  reason: NetworkError['reason']
  list: 'reading' | Effect
}

/**
 * `unclear`: the list shows such a record, which may have been there before; `unreadable`: what was read of it does not
 * have the record, which may be in the rest.
 */
type Effect = 'listed' | 'not-listed' | 'unclear' | 'unreadable'

/** @param isWhole nothing is left of the list that was not read */
type EffectIn = (listed: readonly ResourceRecord[], isWhole?: boolean) => Effect

/** What is said of a lost answer, and of each thing that looking for its effect may show; `{{name}}` is the record's. */
export type OutcomeTexts = Readonly<
  Record<'unconfirmed' | Exclude<UnknownOutcome['list'], 'unclear'>, MessageKey>
>

/** What is said of a form without a sender that has words of its own. */
export function outcomeTextsOf(mode: FormMode): OutcomeTexts {
  return sentences[mode === 'action' ? 'acting' : isMaking(mode) ? 'making' : 'changing']
}

const sentences = {
  making: {
    unconfirmed: 'form.unconfirmed',
    reading: 'form.checkingList',
    listed: 'form.listed',
    'not-listed': 'form.notListed',
    unreadable: 'form.listUnknown',
  },
  changing: {
    unconfirmed: 'form.unconfirmedEdit',
    reading: 'form.checkingList',
    listed: 'form.savedListed',
    'not-listed': 'form.notSaved',
    unreadable: 'form.savedUnknown',
  },
  acting: {
    unconfirmed: 'form.unconfirmedAction',
    reading: 'form.checkingList',
    listed: 'form.actionListed',
    'not-listed': 'form.actionNotListed',
    unreadable: 'form.actionUnknown',
  },
} as const satisfies Record<string, OutcomeTexts>

type LostCall = Pick<UnknownOutcome, 'name' | 'reason'> & {
  effectIn: EffectIn
  /** Looks elsewhere than in the list. */
  look?: (() => Promise<boolean>) | undefined
}

/**
 * After a lost answer, reads the list again to tell whether the call had its effect (reliability: unknown outcomes).
 * `investigate` answers what it shows.
 */
export function useUnknownOutcome(definition: ResourceDefinition, { scope: here, person }: FormContext) {
  const providerOf = useDataProvider()
  const [outcome, setOutcome] = useState<UnknownOutcome | null>(null)

  /** Past every cache; of a list that the server cuts into pages the first one that a search for the name finds. */
  async function readList(name: string): Promise<Parameters<EffectIn>> {
    const { paging } = definition.list
    const asked =
      paging?.kind === 'server'
        ? { page: 1, size: Math.max(...paging.sizes), search: name.trim(), sort: null, filters: {} }
        : undefined
    const read = listReader(definition, { providerOf, person, here })
    const { data, total, hasNext = total > data.length, faults } = await read(asked)
    return [data, !hasNext && faults.every(({ isShown }) => isShown)]
  }

  async function investigate({ effectIn, look, ...lost }: LostCall): Promise<Effect> {
    const tell = (list: UnknownOutcome['list']) => setOutcome({ ...lost, list })
    tell('reading')
    try {
      const effect = look ? shownAs(await look()) : effectIn(...(await readList(lost.name)))
      tell(effect)
      return effect
    } catch {
      tell('unreadable')
      return 'unreadable'
    }
  }

  return { outcome, investigate, forget: () => setOutcome(null) }
}

/**
 * Tells by the list, read again, whether a call whose answer was lost had its effect: records that were not there before
 * and are what was asked for, or the changed record with the values that were sent.
 */
export function effectOf(call: {
  definition: ResourceDefinition
  plan: FormPlan
  context: FormContext
  values: FormRecord
  /** What was sent: the values, and what an action sends beside them. */
  sent: FormRecord
  name: string
  /** All there was before the call; null where nobody knew it. */
  known: readonly ResourceRecord[] | null
}): EffectIn {
  const { definition, plan, context, values, name, known } = call
  if (isMaking(context.mode)) {
    const title = plan.fields[definition.titleField] ?? definition.fields[definition.titleField]
    return (listed, isWhole = true) => {
      const before = new Set(known?.map(({ id }) => id))
      const made = listed.filter(({ id }) => !before.has(id))
      const isShown = plan.isMade
        ? plan.isMade(made, values, known ?? [], listed)
        : made.some((record) => isAlike(title, textOf(record, definition.titleField), name))
      if (!isShown && !isWhole) return 'unreadable'
      return isShown && known === null ? 'unclear' : shownAs(isShown)
    }
  }
  const sent = Object.keys(settableValues(plan, { ...context, values }, values))
  const visible = sent.filter((field) => {
    const described = plan.fields[field]
    return described !== undefined && !isSecret(described)
  })
  return (listed, isWhole = true) => {
    const record = listed.find(({ id }) => id === context.record?.id)
    if (record === undefined) return isWhole ? 'not-listed' : 'unreadable'
    if (context.mode === 'action')
      return shownAs(isSeen({ ...definition.fields, ...plan.fields }, record, call.sent))
    const now = openingValues(plan, { ...context, record })
    return shownAs(visible.every((field) => isAlike(plan.fields[field], now[field], values[field])))
  }
}

const shownAs = (isShown: boolean) => (isShown ? 'listed' : 'not-listed')

/** Whether a record has what an action sent; what it has no place for cannot be seen there. */
function isSeen(
  fields: ResourceDefinition['fields'],
  record: ResourceRecord,
  sent: Readonly<Record<string, unknown>>,
): boolean {
  const visible = Object.entries(sent).filter(([name]) => name in record)
  return visible.length > 0 && visible.every(([name, value]) => isAlike(fields[name], record[name], value))
}
