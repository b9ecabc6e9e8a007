/** Words of the row under a table that says what its columns come to. */
export const totals = {
  all: 'All that are found',
  page: 'This page',
  sum: 'Sum',
  average: 'Average',
  min: 'Smallest',
  max: 'Largest',
  count: 'Number',
} as const
