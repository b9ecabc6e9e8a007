export type FloorCluster = { name: string; state: string; region: string; size: string; version: string }

/** A header and one card a cluster: what every floor draws. */
export function ClusterCards({ clusters }: { clusters: readonly FloorCluster[] }) {
  return (
    <>
      <header>Clusters</header>
      <main>
        {clusters.map(({ name, state, region, size, version }) => (
          <article key={name}>
            <span>{state}</span>
            <h3>
              <a href={`/clusters/${name}`}>{name}</a>
            </h3>
            <p>{region}</p>
            <p>{size}</p>
            <p>{version}</p>
          </article>
        ))}
      </main>
    </>
  )
}
