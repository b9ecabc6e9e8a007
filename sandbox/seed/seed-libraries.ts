import type { LibraryRow } from '../libraries'
import type { NewCluster } from '../store/clusters'
import type { NewRecord } from '../store/records'

const libraries: readonly [LibraryRow['type'], string, string][] = [
  ['pypi', 'numpy==1.26.4', 'PyPI'],
  ['pypi', 'pandas==2.2.3', 'PyPI'],
  ['pypi', 'requests', 'PyPI'],
  ['pypi', 'no-such-package', 'PyPI'],
  ['maven', 'org.postgresql:postgresql:42.7.4', 'https://repo1.maven.org/maven2'],
  ['cran', 'jsonlite', 'https://cran.r-project.org'],
  ['file', 'pricing_rules-1.4.0.whl', 'File Uploader'],
]

/** Libraries of the first day. */
export function seedLibraries(clusters: readonly NewCluster[], now: number): NewRecord[] {
  const ofCluster = clusters.filter(({ name }) => name === 'sales-analytics')
  return ofCluster.flatMap(({ id: clusterId }) =>
    libraries.map(([type, name, sourceColumn]) => {
      const operationAt = now - 86_400_000
      const payload: LibraryRow = { name, type, sourceColumn, operation: 'install', operationAt }
      return { resource: 'libraries', owner: { clusterId }, payload, createdAt: now }
    }),
  )
}
