import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { ClusterCards, type FloorCluster } from './cluster-cards'

/** The least React can do: fetch twenty clusters and draw a card for each. */
function FloorPage() {
  const [clusters, setClusters] = useState<readonly FloorCluster[]>([])
  useEffect(() => {
    fetch('/clusters.json')
      .then((response) => response.json())
      .then(setClusters)
  }, [])
  return <ClusterCards clusters={clusters} />
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<FloorPage />)
