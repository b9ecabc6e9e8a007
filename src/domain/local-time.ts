/** An instant as the browser's date controls write it, in the browser's zone: 2026-03-02T18:00; '' for no instant. */
export function localTime(instant: number): string {
  const date = new Date(instant)
  if (Number.isNaN(date.getTime())) return ''
  const padded = (figure: number, digits = 2) => String(figure).padStart(digits, '0')
  const day = [padded(date.getFullYear(), 4), padded(date.getMonth() + 1), padded(date.getDate())].join('-')
  return `${day}T${padded(date.getHours())}:${padded(date.getMinutes())}`
}

/** YYYY-MM-DD HH:mm in the browser's zone (SCH-D04). */
export function shownTime(instant: number): string {
  return localTime(instant).replace('T', ' ')
}

/** The first minute of the day an instant lies in. */
export function startOfDay(instant: number): string {
  const day = localTime(instant).slice(0, 10)
  return day === '' ? '' : `${day}T00:00`
}
