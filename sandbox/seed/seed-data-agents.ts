import type { DataAgentRow } from '../data-agents'
import type { NewCluster } from '../store/clusters'
import type { NewRecord } from '../store/records'

const plain = {
  description: null,
  tenantId: 'tenant-1',
  dataSources: [],
  version: '6.1.0',
  compatibility: null,
  standing: 'plain',
  isStarted: true,
  command: null,
  commandAt: 0,
  refusesToStart: false,
} as const satisfies Partial<DataAgentRow>

type Outline = Partial<DataAgentRow> & { name: string; hasFile?: boolean }

/** One in each outcome, and enough of them for a second page. */
const outlines: readonly Outline[] = [
  {
    name: 'orders_agent',
    description: 'Orders and customers of the web shop',
    dataSources: ['Orders DB', 'Customers DB'],
  },
  {
    name: 'billing_agent',
    description: 'Invoices and payments',
    tenantId: 'tenant-2',
    dataSources: ['Billing DB'],
    version: '6.0.2',
    compatibility: 'compatible',
    standing: 'partial',
  },
  { name: 'inventory_agent', description: 'Stock of all warehouses', isStarted: false },
  {
    name: 'legacy_agent',
    version: '4.2.0',
    compatibility: 'incompatible',
    isStarted: false,
    refusesToStart: true,
  },
  { name: 'warehouse_agent', standing: 'controller-down' },
  { name: 'payroll_agent', tenantId: 'tenant-2', standing: 'down' },
  { name: 'crm_agent', dataSources: ['CRM'], standing: 'down-serving' },
  { name: 'hr_agent', description: 'Waits for its authentication file', hasFile: false, isStarted: false },
  { name: 'marketing_agent', standing: 'silent' },
  { name: 'support_agent', standing: 'half-known' },
  { name: 'archive_agent', isStarted: false },
  { name: 'events_agent', description: 'Click stream' },
]

/** Data agents of the first day. */
export function seedDataAgents(clusters: readonly NewCluster[], now: number): NewRecord[] {
  const ofCluster = clusters.filter(({ name }) => name === 'sales-analytics')
  return ofCluster.flatMap(({ id: clusterId }) =>
    outlines.map(({ hasFile = true, ...outline }) => {
      const payload: DataAgentRow = { ...plain, fileAt: hasFile ? now - 86_400_000 : null, ...outline }
      return { resource: 'data-agents', owner: { clusterId }, payload, createdAt: now }
    }),
  )
}
