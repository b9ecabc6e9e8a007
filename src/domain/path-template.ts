/**
 * Whether a template stays below the API's base wherever it is put: steps of letters, digits, `-._~:@+` and places in
 * braces. No step is empty, `.` or `..`, and nothing is encoded, a query or a fragment.
 */
export function isPathTemplate(template: string): boolean {
  const steps = template.split('/')
  return (
    steps.shift() === '' &&
    steps.length > 0 &&
    steps.every((step) => /^(?:[\w.~:@+-]|\{\w*\})+$/.test(step) && step !== '.' && step !== '..')
  )
}
