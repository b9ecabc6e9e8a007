import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { t } from '../locales/t'
import { readErrorBody } from './error-text'

const named = { fieldName: 'name', message: 'Name is taken' }
const sized = { fieldName: 'csize', message: 'Size is sold out', notActivated: true }
const nameFault = { fieldName: 'name', message: 'Name is taken', isNotActivated: false }
const unnamed = { fieldName: '', message: 'No field', isNotActivated: false }
const sizeFault = { fieldName: 'csize', message: 'Size is sold out', isNotActivated: true }

describe('the text of an error', () => {
  it.each([
    ['Quota reached', 'Quota reached'],
    [' Quota reached ', ' Quota reached '],
    ['<b>Quota</b>', '<b>Quota</b>'],
  ])('is a text body as it stands: %j [ERR-001, ERR-009, ERR-017]', (body, text) => {
    expect(readErrorBody(body)).toEqual({ text, fieldErrors: [] })
  })

  it.each([
    [{ errors: [named] }, 'Name is taken', [nameFault]],
    [{ errors: [named, sized], message: 'Refused' }, 'Name is taken', [nameFault, sizeFault]],
    [{ errors: [sized, named] }, 'Size is sold out', [sizeFault, nameFault]],
    [{ errors: [null, 7, 'text', {}, named] }, 'Name is taken', [nameFault]],
    [{ errors: [{ fieldName: 'name', message: '' }, sized] }, 'Size is sold out', [sizeFault]],
    [{ errors: [{ message: 'No field' }, named] }, 'No field', [unnamed, nameFault]],
    [{ errors: [named, { fieldName: null, message: 'No field' }] }, 'Name is taken', [nameFault, unnamed]],
    [{ errors: [{ fieldName: '', message: 'No field' }, { message: 'Nor here' }] }, 'No field', []],
    [
      {
        errors: [
          { ...named, notActivated: false },
          { ...named, notActivated: 'yes' },
        ],
      },
      'Name is taken',
      [nameFault, nameFault],
    ],
  ])(
    'is the first message of a list of field errors, each kept for its field, or for none beside others: %j',
    (body, text, fieldErrors) => {
      expect(readErrorBody(body)).toEqual({ text, fieldErrors })
    },
  )

  it.each([
    [{ fieldName: 'userEmail', message: 'Odd domain', isDomainValidationError: true }, 'Odd domain'],
    [
      { fieldName: 'userEmail', isDomainValidationError: true },
      'The mail domain of this address is not expected here.',
    ],
    [{ fieldName: 'userEmail', message: 'Odd domain', isDomainValidationError: 'true' }, 'Odd domain'],
    [
      { fieldName: 'userEmail', isDomainValidationError: 1 },
      'The mail domain of this address is not expected here.',
    ],
  ])('keeps that a mail domain is unverified, with or without words: %j [USR-016]', (error, message) => {
    const fault = { fieldName: 'userEmail', message, isNotActivated: false, isDomainUnverified: true }
    expect(readErrorBody({ errors: [error] })).toEqual({ text: message, fieldErrors: [fault] })
    const verified = { ...error, isDomainValidationError: false, message: 'Taken' }
    expect(readErrorBody({ errors: [verified] }).fieldErrors[0]).not.toHaveProperty('isDomainUnverified')
  })

  it.each([
    [{ errors: { name: 'Name is taken', size: 'Sold out' } }, 'Name is taken'],
    [{ errors: { first: 'One' }, message: 'Refused' }, 'One'],
    [{ errors: { name: ['Name is taken', 'Too short'] } }, 'Name is taken'],
    [{ errors: { name: ['', 'Too short'] } }, 'Too short'],
  ])('is the first value of an errors object: %j [ERR-003, ERR-011, ERR-019]', (body, text) => {
    expect(readErrorBody(body)).toEqual({ text, fieldErrors: [] })
  })

  it.each([
    [{ message: 'Refused' }],
    [{ message: 'Refused', errors: null }],
    [{ message: 'Refused', errors: [] }],
    [{ message: 'Refused', errors: {} }],
    [{ message: 'Refused', errors: [{}] }],
    [{ message: 'Refused', errors: { name: '' } }],
    [{ message: 'Refused', errors: { name: null, other: 'Not first' } }],
    [{ message: 'Refused', errors: { name: [] } }],
    [{ message: 'Refused', errors: 'text' }],
    [{ message: 'Refused', errors: 422 }],
    [{ message: 'Refused', error: 'Other' }],
  ])('is the message when errors say nothing: %j [ERR-004, ERR-012, ERR-020]', (body) => {
    expect(readErrorBody(body)).toEqual({ text: 'Refused', fieldErrors: [] })
  })

  it.each([
    undefined,
    null,
    '',
    '   ',
    '\n\t',
    0,
    500,
    true,
    [],
    ['Refused'],
    {},
    { message: '' },
    { message: ' ' },
    { message: null },
    { message: 7 },
    { message: { text: 'Refused' } },
    { errors: [], message: '' },
    { error: 'Other' },
  ])('is the default for %j [ERR-005, ERR-013, ERR-021]', (body) => {
    expect(readErrorBody(body)).toEqual({ text: 'Something went wrong!', fieldErrors: [] })
  })

  it('is never empty and never fails, whatever arrives', () => {
    const loose = fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true, withMap: true })
    const shaped = fc.record({ errors: fc.oneof(loose, fc.array(loose)), message: loose })
    fc.assert(
      fc.property(fc.oneof(loose, shaped, fc.json().map(parsed)), (body) => {
        const { text, fieldErrors } = readErrorBody(body)
        expect(text.trim()).not.toBe('')
        expect(fieldErrors.every(({ message }) => message !== '')).toBe(true)
        expect(fieldErrors.some(({ fieldName }) => fieldName !== '')).toBe(fieldErrors.length > 0)
      }),
      { numRuns: 5000 },
    )
  })

  it('stands under the title Error', () => {
    expect(t('errors.title')).toBe('Error')
  })
})

function parsed(json: string): unknown {
  return JSON.parse(json)
}
