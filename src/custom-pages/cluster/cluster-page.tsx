/** One cluster at /clusters/{name} (D2 §2). */
export function ClusterPage() {
  return null
}
