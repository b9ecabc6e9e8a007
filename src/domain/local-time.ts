/** YYYY-MM-DD HH:mm in the browser's zone, as it is shown and typed (SCH-D04); '' for no instant. */
export function shownTime(instant: number): string {
  const date = new Date(instant)
  if (Number.isNaN(date.getTime())) return ''
  const padded = (figure: number, digits = 2) => String(figure).padStart(digits, '0')
  const day = [padded(date.getFullYear(), 4), padded(date.getMonth() + 1), padded(date.getDate())].join('-')
  return `${day} ${padded(date.getHours())}:${padded(date.getMinutes())}`
}
