import { describe, expect, it } from 'vitest'
import '../../locales/late-texts'
import { flagNames, platformActionNames } from '../../access/vocabulary'
import { clusterDefinitions } from '../../resources/cluster-registry'
import { definitions } from '../../resources/registry'
import type { RenderedCase } from '../../testing/access/rendered-case'
import { renderedSections } from '../../testing/access/rendered-cases'
import { buildPerson } from '../../testing/builders'
import { sampleRecord } from '../../testing/contract/sample-records'
import { shownControls } from '../../testing/contract/shown-controls'
import { buildClusterDetail } from '../../testing/detail-builders'

describe.each(renderedSections)('the controls of $resource', ({ resource, record, usual, cases }) => {
  const definition = [...definitions, ...clusterDefinitions].find(({ name }) => name === resource)
  if (!definition) throw new Error(`No resource ${resource}`)

  it.each(cases)('where $when', async (each) => {
    const shown = await shownControls(
      { promised: definition, drawn: definition },
      sampleRecord(definition, 1, { ...record, ...each.record }),
      { person: personOf(each), cluster: clusterOf(each) },
    )

    const { expects } = each
    expect(shown).toEqual(
      expects === null || typeof expects === 'string' ? expects : { ...usual, ...expects },
    )
  })
})

function personOf({ without = [], person }: RenderedCase) {
  return buildPerson({
    platformActions: platformActionNames
      .filter((name) => !(without.includes(name) && name !== 'subcluster'))
      .map((name) => ({ name, platforms: ['gc', 'az'] })),
    toggleFeatures: flagNames
      .filter((flag) => !without.includes(flag))
      .map((flag) => ({ key: flag.replace('{product}', 'basalt'), isPublished: true })),
    ...person,
  })
}

function clusterOf({ cluster, policies }: RenderedCase) {
  const built = buildClusterDetail({ name: 'sales', ...cluster })
  return { ...built, policies: { ...built.policies, ...policies } }
}
