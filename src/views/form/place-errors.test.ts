import { describe, expect, it } from 'vitest'
import { placeErrors } from './place-errors'

const fields = {
  name: { label: 'createCluster.name', kind: 'text' },
  csize: { label: 'createCluster.size', kind: 'slider', wire: ['analyticsSizeID', 'loaderSizeID'] },
} as const
const fault = (fieldName: string, message: string, isNotActivated = false) => ({
  fieldName,
  message,
  isNotActivated,
})

describe('the place of a server error', () => {
  it('is the named field [ERR-002]', () => {
    const placed = placeErrors({
      fields,
      shown: ['name', 'csize'],
      fieldErrors: [fault('name', 'Taken')],
      text: 'Taken',
    })
    expect(placed).toEqual({
      inline: [{ field: 'name', message: 'Taken', isNotActivated: false }],
      notice: null,
    })
  })

  it.each(['csize', 'analyticsSizeID', 'loaderSizeID'])('is the size for %s [ERR-002]', (wireName) => {
    const placed = placeErrors({
      fields,
      shown: ['name', 'csize'],
      fieldErrors: [fault(wireName, 'No')],
      text: 'No',
    })
    expect(placed.inline).toEqual([{ field: 'csize', message: 'No', isNotActivated: false }])
    expect(placed.notice).toBeNull()
  })

  it.each(['zone', 'toString', ''])(
    'is the notification for a field that is not there: %j [ERR-D03, ERR-D07]',
    (wireName) => {
      const placed = placeErrors({
        fields,
        shown: ['name', 'csize'],
        fieldErrors: [fault(wireName, 'No')],
        text: 'x',
      })
      expect(placed).toEqual({ inline: [], notice: 'No' })
    },
  )

  it('is the notification for a field that is hidden [ERR-D05]', () => {
    const placed = placeErrors({ fields, shown: ['name'], fieldErrors: [fault('csize', 'No')], text: 'x' })
    expect(placed).toEqual({ inline: [], notice: 'No' })
  })

  it('is both where one field is there and another is not [ERR-D05]', () => {
    const fieldErrors = [fault('zone', 'Zone is full'), fault('name', 'Taken'), fault('rack', 'Rack is full')]
    const placed = placeErrors({ fields, shown: ['name', 'csize'], fieldErrors, text: 'x' })
    expect(placed.inline.map(({ field }) => field)).toEqual(['name'])
    expect(placed.notice).toBe('Zone is full')
  })

  it('is the notification when the server names no field [ERR-014]', () => {
    expect(placeErrors({ fields, shown: ['name'], fieldErrors: [], text: 'Something went wrong!' })).toEqual({
      inline: [],
      notice: 'Something went wrong!',
    })
  })

  it('keeps that an entry is about an account not activated [ERR-D06]', () => {
    const placed = placeErrors({
      fields,
      shown: ['name'],
      fieldErrors: [fault('name', 'Activate first', true)],
      text: 'x',
    })
    expect(placed.inline[0]?.isNotActivated).toBe(true)
  })
})
