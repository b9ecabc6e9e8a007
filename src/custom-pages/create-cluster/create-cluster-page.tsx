/** The page at /clusters/create (D1 §2). */
export function CreateClusterPage() {
  return null
}
