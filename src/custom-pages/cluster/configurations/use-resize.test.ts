import { expect, it } from 'vitest'
import type { NodeSize } from '../../../domain/cluster-detail'
import { buildSize } from '../../../testing/choice-builders'
import { buildClusterDetail } from '../../../testing/detail-builders'
import { changedIds } from './use-resize'

const own = (name: string): NodeSize => ({ id: `size-${name}`, name, displayName: name, ipu: 1, order: null })

it('a size that the cluster has already, by its id or by its name, is not sent [API-038]', () => {
  const detail = buildClusterDetail({
    analyticsSize: { ...own('small'), name: 'renamed' },
    loaderSize: { ...own('medium'), id: 'listed otherwise' },
  })
  expect(
    changedIds(detail, { analytics: buildSize('small', 1, 1), loader: buildSize('medium', 2, 2) }),
  ).toEqual({})
  const unknown = buildClusterDetail({ analyticsSize: null, loaderSize: null })
  const [analytics, loader] = [buildSize('small', 1, 1), buildSize('medium', 2, 2)]
  expect(changedIds(unknown, { analytics, loader })).toEqual({
    analyticsSizeID: 'size-small',
    loaderSizeID: 'size-medium',
  })
})
