import type { ActionDefinition } from '../../../definitions/define-action'
import type { ActionRequestOf, FormRequest, Rule } from '../../../definitions/define-behaviour'
import { textValue } from '../../../definitions/form-values'
import { textOf } from '../../../definitions/resource-record'
import { isIpRange, tidyIpRange, widestOf } from '../../../domain/ip-range'
import type { IpWhitelist } from '../../../domain/ip-whitelist'
import { t } from '../../../locales/t'

/** What is no address and no range of addresses (D2 §5 'IP whitelist'). */
export const rangeRule: Rule = (value) => (isIpRange(textValue(value)) ? null : t('whitelists.rangeInvalid'))

/** What a range that is right may still open or close: whom it lets in, and who is shut out. */
export const rangeWarning: Rule = (value, context) => {
  const widest = widestOf(textValue(value))
  // Everybody is let in, and nobody shut out.
  if (widest?.mask === 0) return t('whitelists.everybody', { range: widest.item })
  const isWide = widest !== null && widest.mask < narrowestOfOneOwner
  const width = isWide && t('whitelists.tooWide', { range: widest.item, count: 2 ** (32 - widest.mask) })
  return [width, shutOut(value, context)].filter(Boolean).join(' ') || null
}

const shutOut: Rule = (value, { record, others }) => {
  if (record === null) {
    const isAlone = others?.().every(({ isActive }) => isActive !== true)
    return isAlone ? t('whitelists.onlyActive') : null
  }
  const isChanged = tidyIpRange(textValue(value)) !== textOf(record, 'range')
  return isChanged && record.isActive === true ? t('whitelists.changesAccess') : null
}

/** No registry has given anybody more than a /8, and the largest private network (10.0.0.0/8) is one. */
const narrowestOfOneOwner = 8

/** Said where the change leaves no range active; what a cluster does then, no document says. */
export const lastActive: NonNullable<ActionDefinition<IpWhitelist>['caution']> = (entries, all) => {
  const changed = new Set(entries.map(({ id }) => id))
  const isLast =
    entries.some(({ isActive }) => isActive) && !all.some(({ id, isActive }) => isActive && !changed.has(id))
  return isLast ? t('whitelists.lastActive') : null
}

/** Said of an active range that is deleted: it may be the one that lets the person in. */
export const deleted: NonNullable<ActionDefinition<IpWhitelist>['caution']> = (entries, all) => {
  const closed = entries.find(({ isActive }) => isActive)
  return closed ? (lastActive(entries, all) ?? t('whitelists.deleteCloses', { range: closed.range })) : null
}

/**
 * Said of an active range that is switched off: it may be the one that lets the person in; and of one that is switched on
 * beside no active one: from then on it alone lets anybody in.
 */
export const switched: NonNullable<ActionDefinition<IpWhitelist>['caution']> = (entries, all) => {
  const closed = entries.find(({ isActive }) => isActive)
  if (closed) return lastActive(entries, all) ?? t('whitelists.switchOffCloses', { range: closed.range })
  return all.some(({ isActive }) => isActive) ? null : t('whitelists.onlyActive')
}

/** The body of a new and of a changed entry (D2 §7 'IP whitelist'). */
export const toWhitelist: FormRequest = (values) => ({
  range: tidyIpRange(textValue(values.range)),
  description: textValue(values.description).trim(),
})

/** What the switch in a row sends. */
export const toSwitched: ActionRequestOf<IpWhitelist> = ([entry]) => ({ body: { active: !entry?.isActive } })
