import { screen } from '@testing-library/react'
import { expect } from 'vitest'
import { explain } from '../../access/explain'
import { noPolicies } from '../../domain/cluster'
import { t } from '../../locales/t'
import { recordContexts } from '../../views/action/verdict-on'
import { buildPerson } from '../builders'
import { buildClusterDetail } from '../detail-builders'
import { controlsOf, describedBy, headlineOf, recordFor, standsOf } from './action-controls'
import { drawnRecords, renderSubject } from './render-subject'
import type { ContractSubject } from './subjects'

/**
 * Somebody without a policy, a flag or a plan sees of each control what access itself says: nothing, or the control
 * with the reason. The question is put together here by hand, as the rules know it.
 */
export async function checkWithoutPolicies(subject: ContractSubject): Promise<void> {
  const { promised } = subject
  const { access, label } = promised
  const person = buildPerson({ platformActions: [], role: { id: 1, name: 'trial' } })
  const cluster = buildClusterDetail({ name: 'sales', policies: noPolicies })
  const names = recordContexts[access.subject]
  const here = promised.scope === 'cluster' ? { cluster, detail: cluster } : {}
  const base = { person, productKey: 'basalt', environment: 'production', now: Date.now(), ...here }
  const seen = explain(access.list, access.subject, base)
  for (const stand of standsOf(promised)) {
    const record = recordFor(promised, stand.action)
    const { api, unmount } = renderSubject(subject, { list: [record], person, cluster })
    if (!seen.isAllowed) {
      const headings = screen.queryAllByRole('heading', { name: t(label.title ?? label.many) })
      expect(headings).toHaveLength(seen.isHidden ? 0 : 1)
      expect(drawnRecords()).toEqual([])
      expect(api.reads()).toBe(0)
    } else {
      const own = stand.place === 'toolbar' || !names?.record ? {} : { [names.record]: record }
      const all = names?.records ? { [names.records]: [record] } : {}
      const verdict = explain(stand.action.requires, access.subject, { ...base, ...own, ...all })
      const controls = await controlsOf(promised, stand, record)
      expect(controls).toHaveLength(verdict.isHidden ? 0 : 1)
      const [control] = controls
      if (control && !verdict.isAllowed) {
        expect(control.getAttribute('aria-disabled')).toBe('true')
        const [first, ...others] = verdict.reasons.map(({ sentence }) => sentence)
        expect(headlineOf(control)).toBe(first)
        for (const other of others) expect(describedBy(control)).toContain(other)
      }
    }
    unmount()
  }
}
