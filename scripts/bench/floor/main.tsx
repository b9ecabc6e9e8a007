import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

type FloorCluster = { name: string; state: string; region: string; size: string; version: string }

/** The least React can do: fetch twenty clusters and draw a card for each. */
function FloorPage() {
  const [clusters, setClusters] = useState<readonly FloorCluster[]>([])
  useEffect(() => {
    fetch('/clusters.json')
      .then((response) => response.json())
      .then(setClusters)
  }, [])
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

const root = document.getElementById('root')
if (root) createRoot(root).render(<FloorPage />)
