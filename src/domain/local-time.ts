/** YYYY-MM-DD HH:mm in the browser's zone, as it is shown and typed (SCH-D04); '' for no instant. */
export function shownTime(instant: number): string {
  const date = new Date(instant)
  if (Number.isNaN(date.getTime())) return ''
  return `${shownDay(instant)} ${padded(date.getHours())}:${padded(date.getMinutes())}`
}

/** YYYY-MM-DD in the browser's zone; '' for no instant. */
export function shownDay(instant: number): string {
  const date = new Date(instant)
  if (Number.isNaN(date.getTime())) return ''
  return [padded(date.getFullYear(), 4), padded(date.getMonth() + 1), padded(date.getDate())].join('-')
}

function padded(figure: number, digits = 2): string {
  return String(figure).padStart(digits, '0')
}
