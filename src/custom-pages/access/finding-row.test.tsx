import { fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import '../../locales/late-texts'
import type { ExploredRule, Finding } from '../../access/explore'
import { buildFinding } from '../../testing/access-page-builders'
import { FindingRow } from './finding-row'

const ruleOf = (rule: string, sentence: string, parts: Partial<ExploredRule> = {}): ExploredRule => ({
  rule,
  kind: 'state',
  sentence,
  resolution: 'wait',
  source: 'by hand',
  effect: 'disable',
  when: { clusterState: ['sleeping'] },
  dependsOn: [],
  ...parts,
})
const asleep = ruleOf('made.asleep', 'It is asleep.')
const locked = ruleOf('made.locked', 'It is locked.', { resolution: 'support' })
const owned = ruleOf('made.owned', 'It has an owner.', { dependsOn: ['row'] })
const paid = ruleOf('made.paid', 'It is paid.', { resolution: 'upgrade', when: { isTrial: false } })

/** A row of the action Clone the cluster. */
function show(parts: Partial<Finding>, isOpen = true) {
  const onToggle = vi.fn()
  render(<FindingRow finding={buildFinding(parts)} isOpen={isOpen} onToggle={onToggle} />)
  return onToggle
}
const head = () => screen.getByRole('button')
const details = () => screen.queryByRole('region', { name: 'Rules of “Clone the cluster”' })

describe('the row of an action', () => {
  it.each([
    ['refused', { unmet: [asleep] }, 'It is asleep.', 'Refused', 'unavailable'],
    [
      'refused',
      { unmet: [asleep, locked], open: [owned], met: [paid] },
      'It is asleep. (and 2 more)',
      'Refused',
      'unavailable',
    ],
    ['conditional', { open: [owned] }, 'Depends on which record it is about.', 'Depends', 'information'],
    ['allowed', { met: [paid] }, '', 'Allowed', 'connected'],
    ['allowed', {}, 'Open to everyone who is signed in.', 'Allowed', 'connected'],
  ] as const)('that is %s, by %j, says in short why: %s', (verdict, rules, reason, word, tone) => {
    const onToggle = show({ verdict, ...rules }, false)
    expect(head().textContent).toBe(`Clone the cluster${reason}${word}`)
    expect(within(head()).getByText(word).dataset.tone).toBe(tone)
    expect(details()).toBeNull()
    expect(head().getAttribute('aria-controls')).toBeNull()
    fireEvent.click(head())
    expect(onToggle).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['refused', false, 'Cluster/cloneThe console shows the control disabled, with the reason.'],
    ['refused', true, 'Cluster/cloneThe console leaves the control out.'],
    ['conditional', false, 'Cluster/clone'],
    ['allowed', false, 'Cluster/clone'],
  ] as const)('that is %s, and hidden: %s, says what the console does', (verdict, isHidden, words) => {
    show({ verdict, isHidden, open: [owned] })
    expect(details()?.firstElementChild?.textContent).toBe(words)
    expect(head().getAttribute('aria-controls')).toBe(details()?.id)
  })

  it('lists its rules: those that refuse, that may, and that do not', () => {
    show({ unmet: [asleep, locked], open: [owned], met: [paid] })
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Clone the cluster/),
      'Not metIt is asleep.Rulemade.asleepNeedsthe cluster is sleepingWho can change itWait until the state changes',
      'Not metIt is locked.Rulemade.lockedNeedsthe cluster is sleepingWho can change itSupport',
      'DependsDepends on which record it is about. Otherwise: It has an owner.Rulemade.ownedNeedsthe cluster is sleepingWho can change itWait until the state changes',
      'MetOtherwise: It is paid.Rulemade.paidNeedsthe account is not on a trialWho can change itUpgrade the plan',
    ])
    const tones = within(screen.getByRole('list')).getAllByText(/^(Not met|Depends|Met)$/)
    expect(tones.map(({ dataset }) => dataset.tone)).toEqual([
      'unavailable',
      'unavailable',
      'information',
      'connected',
    ])
  })

  it('says of one without rules whom it is open to', () => {
    show({ verdict: 'allowed' })
    expect(details()?.textContent).toBe('Cluster/cloneOpen to everyone who is signed in.')
    expect(screen.queryByRole('list')).toBeNull()
  })

  it('names no condition of a rule that nobody knows', () => {
    const unknown = ruleOf('unknown', 'This action is not known here.', {
      kind: 'unknown',
      resolution: 'none',
      when: {},
    })
    show({ unmet: [unknown], isHidden: true })
    const [rule] = within(screen.getByRole('list')).getAllByRole('listitem')
    expect(rule?.textContent).toBe(
      'Not metThis action is not known here.RuleunknownWho can change itCannot be changed',
    )
  })

  it.each([
    ['import', 'DataApp', 'Import a Data App into the cluster'],
    ['clone', 'Cluster', 'Clone the cluster'],
  ] as const)('names the action: %s of %s', (action, subject, words) => {
    show({ action, subject, verdict: 'allowed', met: [paid] }, false)
    expect(head().textContent).toBe(`${words}Allowed`)
  })
})
