/** The Clusters page (D1 §2 '/clusters page'). */
export function ClustersPage() {
  return null
}
