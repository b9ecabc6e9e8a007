import type { NewRecord } from '../store/records'

/** What the product API sends of an entry, beside its id. */
export type WhitelistPayload = { range: string; description: string; active: boolean }

const entries: Readonly<Record<string, readonly WhitelistPayload[]>> = {
  'sales-analytics': [
    { range: '203.0.113.0/24', description: 'Head office', active: true },
    { range: '198.51.100.7,198.51.100.8', description: 'Reporting servers', active: true },
    { range: '192.0.2.128/25', description: '', active: false },
  ],
  mktsaas: [{ range: '203.0.113.64/26', description: 'Marketing', active: true }],
  'finance-archive': [{ range: '10.20.0.0/16', description: 'Auditors, over the tunnel', active: true }],
  'atlas-prod': [{ range: '198.51.100.0/28', description: 'Atlas gateways', active: true }],
  'night-owl': [{ range: '192.0.2.1', description: 'Home', active: true }],
}

/** The whitelists of the first day. */
export function seedWhitelists(
  clusters: readonly { id: string; name: string }[],
  createdAt: number,
): NewRecord[] {
  return clusters.flatMap(({ id, name }) =>
    (entries[name] ?? []).map((payload) => ({
      resource: 'whitelists',
      owner: { clusterId: id },
      payload,
      createdAt,
    })),
  )
}
