import { render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, it } from 'vitest'
import { Icon } from '../../ui/icon'
import { ServiceStatusTag } from './service-status-tag'

/* Green, orange, red, blue and the default, by the names of our tones. */
const [green, orange, red, blue, plain] = [
  'connected',
  'working',
  'disconnected',
  'information',
  'unavailable',
]

it.each([
  ['running', green],
  ['started', green],
  ['processing', orange],
  ['starting', orange],
  ['is starting', orange],
  ['starting tenant(s)', orange],
  ['started with warnings', orange],
  ['not running', red],
  ['sleeping', red],
  ['error', red],
  ['startup error', red],
  ['stopping', red],
  ['stopping tenant(s)', red],
  ['stopping tenants', red],
  ['stopped', red],
  ['failed to start', red],
  ['terminated unexpectedly', red],
  ['unreachable', red],
  ['creating', blue],
  ['deleting', blue],
  ['not responding', plain],
  ['N/A', plain],
  ['something new', plain],
])(
  'the status %s is shown in its word, an icon and the colour of %s [CFG-018, CFG-072, CFG-073, CFG-074, CFG-075, CFG-076]',
  (status, tone) => {
    render(<ServiceStatusTag status={status} />)
    const tag = screen.getByText(status)
    expect(tag.dataset.tone).toBe(tone)
    expect(tag.querySelector('svg')).not.toBeNull()
  },
)

it.each([
  ['error', true],
  ['startup error', true],
  ['failed to start', true],
  ['terminated unexpectedly', true],
  ['unreachable', true],
  ['started with warnings', true],
  ['stopped', false],
  ['sleeping', false],
  ['starting', false],
])('the status %s is told from a rest of the same colour by the icon of a fault: %s', (status, isFault) => {
  const pathIn = (element: ReactElement) => render(element).container.querySelector('path')?.getAttribute('d')
  expect(pathIn(<ServiceStatusTag status={status} />) === pathIn(<Icon name="alert" />)).toBe(isFault)
})
