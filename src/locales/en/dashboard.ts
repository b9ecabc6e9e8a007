/** Words of dashboards: pages of panels about several lists. */
export const dashboard = {
  titleOfTotal: '{{field}} ({{total}})',
  count: 'number',
  of: 'of {{what}}',
  noValues: 'No values',
  openList: 'Open list',
  openListOf: 'Open list: {{title}}',
  firstOf: 'First {{count}} of {{total}}',
  row: 'row of the answer',
  rows: 'rows of the answer',
  reading: 'Reading all pages for this panel',
  nobody: 'This panel is about you, and your account lacks what it looks for.',
  failed: 'This panel could not be drawn.',
  emptyTitle: 'Nothing here is for you',
  emptyText: 'None of the lists that this page shows is open to your account.',
} as const
