import { describe, expect, it } from 'vitest'
import type { ResourceDefinition } from '../definitions/define'
import { doors } from '../testing/example-definition'
import { createFakeReporter } from '../testing/fake-reporter'
import { createDefinitionFaults } from './definition-faults'

const misspelt: ResourceDefinition = { ...doors, list: { ...doors.list, columns: ['rang'] } }

describe('the check of the definitions', () => {
  it('is made again after its code did not arrive, and otherwise once', async () => {
    let asked = 0
    const faults = createDefinitionFaults([], async () => {
      asked += 1
      if (asked === 1) throw new TypeError('Failed to fetch dynamically imported module')
      return [misspelt]
    })
    await expect(faults.check(null)).rejects.toThrow('Failed to fetch')
    expect(faults.all().get('doors')).toBeUndefined()
    await faults.check(null)
    await faults.check(null)
    expect(
      faults
        .all()
        .get('doors')
        ?.map(({ place }) => place),
    ).toEqual(['doors.list.columns[0]'])
    expect(asked).toBe(2)
  })

  it('reports each fault', async () => {
    const { report, reported } = createFakeReporter()
    await createDefinitionFaults([misspelt]).check({ report })
    expect(reported).toEqual([
      { name: 'DefinitionFault', message: expect.stringContaining('doors.list.columns[0]') },
    ])
  })

  it('keeps what was found before, and tells who listens until they leave', () => {
    const faults = createDefinitionFaults([])
    const heard: string[][] = []
    const leave = faults.subscribe(() => heard.push([...faults.all().keys()]))
    const fault = { id: 'R101', place: 'api-keys', message: 'cannot be read' } as const
    faults.add(new Map([['api-keys', [fault]]]))
    faults.add(new Map([['ssh-keys', []]]))
    leave()
    faults.add(new Map())
    expect(heard).toEqual([['api-keys'], ['api-keys', 'ssh-keys']])
    expect(faults.all().get('api-keys')).toEqual([fault])
  })
})
