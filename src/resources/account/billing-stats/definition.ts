import { defineResource } from '../../../definitions/define'
import { billingStatSchema, everyMonth } from '../../../domain/billing/billing-stat'
import { readInstant } from '../../../domain/dates'

/** Billing history: a row for each month, and the clusters of one (D3 §2.4, §3 'Billing stat'; BIL-D02). */
export const billingStats = defineResource({
  name: 'billing-stats',
  label: { one: 'billing.one', many: 'billing.many', title: 'billing.title' },
  about: 'billing.about',
  scope: 'user',
  place: { kind: 'page' },
  access: { subject: 'BillingHistory', list: 'list' },
  schema: billingStatSchema,
  titleField: 'dateFormatted',
  calls: { list: 'listBillingStats' },
  fields: {
    dateFormatted: { label: 'billing.month', kind: 'text', cell: 'month' },
    units: { label: 'billing.units', kind: 'number', unit: 'billing.ipu' },
    users: { label: 'billing.users', kind: 'number' },
    usage: { label: 'billing.usage', kind: 'number', unit: 'billing.gigabytes' },
    totalCost: { label: 'billing.totalCost', kind: 'number', cell: 'cost' },
  },
  list: {
    columns: ['dateFormatted', 'units', 'users', 'usage', 'totalCost'],
    sortable: ['units', 'users', 'usage', 'totalCost'],
    toolbar: 'export',
    complete: (months, { createdAt }) => everyMonth(months, readInstant(createdAt), Date.now()),
    loading: 'billing.loading',
    empty: { title: 'billing.empty', text: 'billing.emptyText' },
    error: 'billing.failed',
  },
  detail: {
    title: 'billing.detailTitle',
    sections: [],
    parts: 'clusters',
    width: 880,
    parameter: 'month',
  },
  actions: [],
})
