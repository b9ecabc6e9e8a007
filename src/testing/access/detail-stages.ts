import { subClusterTypes } from '../../domain/sub-cluster'
import { buildSubCluster } from '../detail-builders'
import { type Draft, type Slot, subsetsOf, switchSlot } from './stage'

const part = 'detail'

export const detailSlots: readonly Slot[] = [
  switchSlot(
    'isPremiumSupported',
    ({ detail }, isOn) => {
      detail.isPremiumSupported = isOn
    },
    part,
  ),
  {
    facts: ['premiumFeatures'],
    part,
    stages: subsetsOf(['cluster-{product}-x', 'copilot', 'datastudio'] as const).flatMap(
      (premiumFeatures) => {
        const sent = premiumFeatures.map((key) => key.replace('{product}', 'basalt'))
        return [sent, ['cluster-acme-x', 'Copilot', ...sent.toReversed(), 'teleport']].map((listed) => ({
          name: `premium features ${listed.join(', ') || 'none'}`,
          write: ({ detail }: Draft) => {
            detail.premiumFeatures = listed
          },
          says: { premiumFeatures },
        }))
      },
    ),
  },
  switchSlot(
    'isUpgradable',
    ({ detail }, isOn) => {
      detail.isUpgradable = isOn
    },
    part,
  ),
  {
    facts: ['lockedActions'],
    part,
    stages: [[], ['Self_Upgrade'], ['Scale'], ['Scale', 'Self_Upgrade'], ['self_upgrade']].map(
      (lockedActions) => ({
        name: `locks ${lockedActions.join(', ') || 'none'}`,
        write: ({ detail }) => {
          detail.lockedActions = lockedActions
        },
        says: { lockedActions },
      }),
    ),
  },
  {
    facts: ['areDataAgentsOn'],
    part,
    stages: (
      [
        [true, true, true],
        [true, false, false],
        [false, true, false],
        [false, false, false],
      ] as const
    ).map(([isDataAgentEnabled, hasNewDataAgentUi, areDataAgentsOn]) => ({
      name: `data agents ${isDataAgentEnabled}, their new UI ${hasNewDataAgentUi}`,
      write: ({ detail }) => Object.assign(detail, { isDataAgentEnabled, hasNewDataAgentUi }),
      says: { areDataAgentsOn },
    })),
  },
  switchSlot(
    'isAdvancedSqlEligible',
    ({ detail }, isOn) => {
      detail.isAdvancedSqlEligible = isOn
    },
    part,
  ),
  switchSlot(
    'hasBusinessUserNotebook',
    ({ detail }, isOn) => {
      detail.hasBusinessUserNotebook = isOn
    },
    part,
  ),
  {
    facts: ['subClusterTypes'],
    part,
    stages: subsetsOf(subClusterTypes).flatMap((types) =>
      [
        { name: types.join(', ') || 'no self-managed cluster', sent: types, types },
        { name: `${types.join(', ')} twice and unknown`, sent: ['spark', ...types, ...types], types },
      ].map(({ name, sent }) => ({
        name,
        write: ({ detail }) => {
          detail.subClusters = sent.map((type) => buildSubCluster({ type }))
        },
        says: { subClusterTypes: types },
      })),
    ),
  },
  {
    facts: ['isOwnerByEmail'],
    part,
    stages: (
      [
        ['olive@owner.test', 'olive@owner.test', true],
        ['Olive@Owner.test', 'olive@owner.TEST', true],
        ['olive@owner.test', 'olive@owner.example', false],
        ['olive@owner.test', null, false],
        [null, 'olive@owner.test', false],
        [null, null, false],
      ] as const
    ).map(([ownerEmail, email, isOwnerByEmail]) => ({
      name: `owned by ${ownerEmail}, asked by ${email}`,
      write: ({ detail, person }) => {
        detail.ownerEmail = ownerEmail
        person.email = email
      },
      says: { isOwnerByEmail },
    })),
  },
]
