import { screen } from '@testing-library/react'
import type { ResourceRecord } from '../../definitions/resource-record'
import { t } from '../../locales/t'
import { controlsOf, describedBy, openMenu, standsOf } from './action-controls'
import { renderSubject, type SubjectOptions } from './render-subject'
import type { ContractSubject } from './subjects'

/** Every control of a section by its action's name: `on`, `gone`, or what keeps it from being used, in its own words. */
export type ShownControls = Readonly<Record<string, string>>

/**
 * Draws the section of a resource with one record, and reads its controls; null for a section that is not there, its
 * note for one that shows no records.
 */
export async function shownControls(
  subject: ContractSubject,
  record: ResourceRecord,
  options: Omit<SubjectOptions, 'list'> = {},
): Promise<ShownControls | string | null> {
  const { promised } = subject
  const { unmount } = renderSubject(subject, { ...options, list: [record] })
  try {
    const title = t(promised.label.title ?? promised.label.many)
    const heading = screen.queryByRole('heading', { name: new RegExp(`^${title}`) })
    if (!heading) return null
    const note = heading.closest('section')?.querySelector('p b, svg + p')?.closest('p')
    if (note && !document.querySelector('table, [aria-busy]')) return note.textContent.trim()
    const shown: Record<string, string> = {}
    for (const stand of standsOf(promised)) {
      if (stand.place === 'selection') continue
      const [control] = await controlsOf(promised, stand, record)
      const state = control === undefined ? 'gone' : stateOf(control)
      shown[stand.action.name] = state
      if (openMenu() && stand.place !== 'menu') throw new Error('A menu is open over other controls')
    }
    return shown
  } finally {
    unmount()
  }
}

function stateOf(control: HTMLElement): string {
  return control.getAttribute('aria-disabled') === 'true' ? describedBy(control).trim() : 'on'
}
