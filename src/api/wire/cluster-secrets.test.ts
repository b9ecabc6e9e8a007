import { describe, expect, it } from 'vitest'
import { clusterSecretsResponse } from './cluster-secrets'

const sent = { DB_CONNECTION: 'postgresql://db.test:5432/sales', DB_USER: 'owner', DB_PW: 'p w' }
const read = { connection: 'postgresql://db.test:5432/sales', user: 'owner', password: 'p w' }

describe('the secrets of a cluster', () => {
  it.each([
    ['bare', sent],
    ['as data', { data: sent }],
    ['as message', { message: sent }],
    ['as secrets in data', { data: { secrets: sent } }],
    ['with more than is known', { ...sent, DB_PORT: 5432 }],
  ])('are read %s [DET-042]', (_way, body) => {
    expect(clusterSecretsResponse.parse(body)).toEqual(read)
  })

  it('may lack some, and are nothing else', () => {
    expect(clusterSecretsResponse.parse({ DB_USER: 'owner', DB_PW: null })).toEqual({
      connection: null,
      user: 'owner',
      password: null,
    })
    expect(clusterSecretsResponse.safeParse('none').success).toBe(false)
    expect(clusterSecretsResponse.safeParse([sent]).success).toBe(false)
  })
})
