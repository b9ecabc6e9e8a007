import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
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
