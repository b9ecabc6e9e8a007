/** Texts around every chart. */
export const chart = {
  viewTable: 'View as table',
  viewChart: 'View as chart',
  tableOf: '{{title}} as a table',
  time: 'Time',
  day: 'Day',
  period: 'Period',
  legend: 'What the colours stand for',
  sum: 'All together, {{unit}}',
  sumWithoutUnit: 'All together',
  notReported: 'not known',
  failed: 'This chart could not be drawn.',
} as const
