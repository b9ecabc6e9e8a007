import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildPerson } from '../../testing/builders'
import { buildPipeline } from '../../testing/choice-builders'
import { errorOf, field, openCreateForm, takeCard, typeName } from '../../testing/create-form-driver'

beforeEach(() => sessionStorage.clear())

/**
 * Typed name, then the sentence under the field; null where the name is good. One name for each sentence: the rules
 * themselves are asked about every kind of name in src/domain/cluster-name.test.ts.
 */
const gcNames: readonly [string, string | null][] = [
  ['abc', null],
  ['abcdefghijklmnopqrstu', null],
  ['', 'Please enter a valid name'],
  ['a b', 'Spaces not allowed'],
  ['-a b', 'Spaces not allowed'],
  ['-abc', 'Dash not allowed in beginning or end'],
  ['abc-', 'Dash not allowed in beginning or end'],
  ['a--b', 'Should not contain multiple consequent dashes'],
  ['1abc', 'Name is invalid; check naming hint'],
  ['ab_c', 'Name is invalid; check naming hint'],
  ['ab', 'Name must be at least 3 characters'],
  ['abcdefghijklmnopqrstuv', 'Name cannot be longer than 21 characters'],
  ['create', 'create is not a valid name'],
  ['my-Zookeeper', 'my-Zookeeper is not a valid name'],
  ['LOADER1', 'LOADER1 is not a valid name'],
]

const azNames: readonly [string, string | null][] = [
  ['a1234567', null],
  ['', 'Please enter a valid name'],
  ['1ab', 'Name cannot start with a numeric character. Must start with a letter.'],
  ['Abc', 'Only accept lowercase alphanumerics.'],
  ['a-b', 'Only accept lowercase alphanumerics.'],
  ['a b', 'Only accept lowercase alphanumerics.'],
  ['ab', 'Name must be at least 3 characters.'],
  ['abcdefghi', 'Name cannot be longer than 8 characters.'],
  ['create', 'create is not a valid name'],
  ['xloader', 'xloader is not a valid name'],
]

const seesAll = buildPerson({
  pipelineStatus: 'completed',
  features: [
    { key: 'azureSupport', isToggled: true },
    { key: 'azureSaaSSupport', isToggled: true },
  ],
})
const readyPipeline = () =>
  buildPipeline({ states: ['A', 'B'], stageName: 'B', state: 'completed', region: 'eastus' })

/** Leaves the name once, so that every later change is judged at once. */
async function touchName() {
  typeName('x')
  await waitFor(() => expect(errorOf('Name')).not.toBeNull())
}

describe('the name through the form', () => {
  it('says what is wrong on gc, one message at a time [CRE-021, CRE-055, CRE-D16, CRE-D18, CRE-D19]', async () => {
    await openCreateForm()
    await touchName()
    const said = gcNames.map(([name]) => {
      typeName(name)
      return [name, errorOf('Name')]
    })
    expect(said).toEqual(gcNames)
  })

  it.each(['Azure', 'Azure SaaS'])(
    'says what is wrong on %s [CRE-032, CRE-033, CRE-055, CRE-D20]',
    async (platform) => {
      await openCreateForm({ person: seesAll, answers: { getPipelineStatus: readyPipeline } })
      takeCard(platform)
      const said = azNames.map(([name]) => {
        typeName('x')
        typeName(name)
        return [name, errorOf('Name')]
      })
      expect(said).toEqual(azNames)
    },
  )

  it('is checked again when the platform changes [CRE-032]', async () => {
    await openCreateForm({ person: seesAll, answers: { getPipelineStatus: readyPipeline } })
    takeCard('Google Cloud')
    typeName('Atlas-Production')
    expect(errorOf('Name')).toBeNull()
    takeCard('Azure SaaS')
    await waitFor(() => expect(errorOf('Name')).not.toBeNull())
    expect(errorOf('Name')).toBe('Only accept lowercase alphanumerics.')
  })

  it('has a hint that lists the rules of the platform [CRE-D17]', async () => {
    await openCreateForm({ person: seesAll, answers: { getPipelineStatus: readyPipeline } })
    expect(
      screen.getByText(/^Naming hint: 3 to 21 characters; letters, digits and single dashes/),
    ).toBeTruthy()
    takeCard('Azure SaaS')
    expect(
      screen.getByText(/^Naming hint: 3 to 8 characters; lowercase letters and digits only/),
    ).toBeTruthy()
  })

  it('stays quiet while it is typed, and shows error and success in place [PLT-001]', async () => {
    await openCreateForm()
    const frame = field.name().closest('.form-field')
    fireEvent.change(field.name(), { target: { value: 'a' } })
    expect(errorOf('Name')).toBeNull()
    fireEvent.blur(field.name())
    await waitFor(() => expect(errorOf('Name')).toBe('Name must be at least 3 characters'))
    expect(frame?.getAttribute('data-state')).toBe('error')
    expect(field.name().getAttribute('aria-invalid')).toBe('true')
    const described = field.name().getAttribute('aria-describedby')?.split(' ') ?? []
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(
      'Name must be at least 3 characters',
    )
    fireEvent.change(field.name(), { target: { value: 'abc' } })
    expect(errorOf('Name')).toBeNull()
    expect(frame?.getAttribute('data-state')).toBe('success')
    expect(field.name().getAttribute('aria-invalid')).toBe('false')
  })
})

describe('the disk size through the form', () => {
  it('is required and a number between the configured bounds [CRE-021, CRE-022, CRE-D06]', async () => {
    const grid: readonly [string, string | null][] = [
      ['1', null],
      ['1000', null],
      ['500.5', null],
      ['', 'Please enter a disk size'],
      ['0', 'Disk size must be between 1 and 1000'],
      ['1001', 'Disk size must be between 1 and 1000'],
      ['-5', 'Disk size must be between 1 and 1000'],
      ['0.99', 'Disk size must be between 1 and 1000'],
    ]
    await openCreateForm()
    fireEvent.change(field.diskSize(), { target: { value: '9999' } })
    fireEvent.blur(field.diskSize())
    await waitFor(() => expect(errorOf('Disk size')).not.toBeNull())
    const said = grid.map(([typed]) => {
      fireEvent.change(field.diskSize(), { target: { value: typed } })
      fireEvent.blur(field.diskSize())
      return [typed, errorOf('Disk size')]
    })
    expect(said).toEqual(grid)
  })
})
