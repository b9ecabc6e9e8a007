import type { ComponentType } from 'react'
import type { AccessContext } from '../../access/access-context'
import { explain } from '../../access/explain'
import type { Action, Subject } from '../../access/vocabulary'
import type { MessageKey } from '../../locales/messages'
import { lazyPiece } from '../../ui/lazy-piece'

export type AccountTab = {
  /** Its name in the address. */
  key: string
  label: MessageKey
  Content: ComponentType
  /** Is there only while this is allowed. */
  requires?: readonly [Action, Subject]
}

/** The tabs in the order of the specification (D3 §2.4 'My account'). */
const accountTabs: readonly AccountTab[] = [
  {
    key: 'personal-information',
    label: 'account.personalInformation',
    Content: lazyPiece(() => import('./profile/profile-tab').then((file) => file.ProfileTab)),
  },
  {
    key: 'security',
    label: 'account.security',
    Content: lazyPiece(() => import('./security/security-tab').then((file) => file.SecurityTab)),
  },
  {
    key: 'plan',
    label: 'account.plan',
    Content: lazyPiece(() => import('./plan/plan-tab').then((file) => file.PlanTab)),
    requires: ['open', 'Plans'],
  },
  {
    key: 'billing-history',
    label: 'billing.title',
    Content: lazyPiece(() => import('./billing/billing-history').then((file) => file.BillingHistory)),
    requires: ['list', 'BillingHistory'],
  },
]

/** The tabs this person has. */
export function accountTabsOf(question: Pick<AccessContext, 'person' | 'productKey' | 'environment'>) {
  return accountTabs.filter(
    ({ requires }) => requires === undefined || !explain(...requires, question).isHidden,
  )
}
