/** What antd's own parts say, in antd's words; they stand here to be translated. */
export const widgets = {
  noData: 'No data',
  chooseDate: 'Select date',
  startDate: 'Start date',
  endDate: 'End date',
  confirm: 'OK',
  clear: 'Clear',
  chooseTime: 'Select time',
  chooseMonth: 'Choose a month',
  chooseYear: 'Choose a year',
  chooseDecade: 'Choose a decade',
  previousMonth: 'Previous month (PageUp)',
  nextMonth: 'Next month (PageDown)',
  previousYear: 'Last year (Control + left)',
  nextYear: 'Next year (Control + right)',
  previousDecade: 'Last decade',
  nextDecade: 'Next decade',
} as const
