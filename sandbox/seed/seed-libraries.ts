import type { LibraryRow } from '../libraries'
import type { NewCluster } from '../store/clusters'
import type { Db } from '../store/open-store'
import { insertRecord } from '../store/records'

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
export async function seedLibraries(db: Db, clusters: readonly NewCluster[], now: number): Promise<void> {
  const cluster = clusters.find(({ name }) => name === 'sales-analytics')
  if (!cluster) return
  for (const [type, name, sourceColumn] of libraries) {
    const payload: LibraryRow = {
      name,
      type,
      sourceColumn,
      operation: 'install',
      operationAt: now - 86_400_000,
    }
    await insertRecord(db, {
      resource: 'libraries',
      owner: { clusterId: cluster.id },
      payload,
      createdAt: now,
    })
  }
}
