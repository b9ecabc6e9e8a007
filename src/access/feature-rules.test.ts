import { describe, expect, it } from 'vitest'
import { buildPerson } from '../testing/builders'
import { buildClusterDetail, buildSubCluster } from '../testing/detail-builders'
import { explain } from './explain'

const needsVersion = 'Delta sharing needs version 2023.4.0 or later. Please upgrade your cluster.'

describe('delta sharing by the version of the cluster', () => {
  it.each([
    ['2023.4.0', true],
    ['2023.4.1', true],
    ['2023.4', true],
    ['2023.04.0', true],
    ['2023.4.0.1', true],
    ['2023.4.0-1182', true],
    ['2023.10.0', true],
    ['2023.12.9', true],
    ['2024.1.0', true],
    ['v2024.1', true],
    ['10000.0.0', true],
    ['2023.3.99', false],
    ['2023.3', false],
    ['2023', false],
    ['2022.12.9', false],
    ['999.9.9', false],
    ['4.3.1-1182', false],
    ['custom-2023.4.0', false],
    ['latest', false],
    ['', false],
    [null, false],
  ])('%s: %s [CFG-032, CFG-037]', (version, isAllowed) => {
    const cluster = buildClusterDetail({ version })
    const person = buildPerson({ toggleFeatures: [{ key: 'deltashare', isPublished: true }] })
    const verdict = explain('update', 'DeltaSharing', {
      person,
      productKey: 'basalt',
      cluster,
      detail: cluster,
    })
    expect(verdict.isAllowed).toBe(isAllowed)
    expect(verdict.reasons.map(({ sentence }) => sentence)).toEqual(isAllowed ? [] : [needsVersion])
  })
})

describe('the advanced SQL interface', () => {
  const sqlx = [buildSubCluster({ type: 'sqlx' })]
  it.each([
    ['an eligible cluster on gc', {}, []],
    ['another kind of self-managed cluster', { subClusters: [buildSubCluster()] }, []],
    ['Azure', { platform: 'az' }, ['unavailable for Azure clusters']],
    ['Azure SaaS', { platform: 'az-saas' }, ['unavailable for Azure clusters']],
    ['a cloud that is not gc', { platform: 'aws' }, ['unavailable for Azure clusters']],
    ['no eligibility', { isAdvancedSqlEligible: false }, ['Your cluster is not eligible for this feature']],
    ['a sqlx cluster', { subClusters: sqlx }, ['Remove your self-managed sqlx cluster first']],
    [
      'all three',
      { platform: 'az', isAdvancedSqlEligible: false, subClusters: sqlx },
      [
        'unavailable for Azure clusters',
        'Your cluster is not eligible for this feature',
        'Remove your self-managed sqlx cluster first',
      ],
    ],
  ])('with %s is switched, or says why not [CFG-055, CFG-056, CFG-057]', (_case, parts, sentences) => {
    const cluster = buildClusterDetail(parts)
    const person = buildPerson({ toggleFeatures: [{ key: 'basaltX', isPublished: true }] })
    const verdict = explain('update', 'AdvancedSql', {
      person,
      productKey: 'basalt',
      cluster,
      detail: cluster,
    })
    expect(verdict.reasons.map(({ sentence }) => sentence)).toEqual(sentences)
    expect(verdict.isAllowed).toBe(sentences.length === 0)
  })

  it('leads to support where the cluster is not eligible', () => {
    const detail = buildClusterDetail({ isAdvancedSqlEligible: false })
    const person = buildPerson({ toggleFeatures: [{ key: 'basaltX', isPublished: true }] })
    const { reasons } = explain('update', 'AdvancedSql', {
      person,
      productKey: 'basalt',
      cluster: detail,
      detail,
    })
    expect(reasons.map(({ resolution }) => resolution)).toEqual(['support'])
  })
})
