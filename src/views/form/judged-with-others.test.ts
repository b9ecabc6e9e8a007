import { describe, expect, it } from 'vitest'
import example from '../../../docs/examples/maintenance-windows.json'
import { readResourceFile } from '../../definitions/file/read-resource-file'
import type { FormValues } from '../../definitions/form-values'
import { buildPerson } from '../../testing/builders'
import { checkValues } from './check-values'
import { actionPlanOf } from './form-plan'
import { judgedWithOthers } from './judged-with-others'
import { placeErrors } from './place-errors'

const { name, startsAt, team } = example.fields
const busy = 'This team works then'
const taken = 'The team has a window of this name'
const day = (hour: string) => `2026-12-05T${hour}:00Z`
const windowOf = (id: string, of: string, from: string, to: string) => ({
  ...{ id, name: id, team: of, startsAt: day(from), endsAt: day(to) },
})
const disks = windowOf('Disks', 'Storage', '08:00', '10:00')
const routers = windowOf('Routers', 'Network', '09:00', '12:00')

function planOf(fields: object, sends?: object) {
  const move = {
    ...{ name: 'move', label: 'Move', icon: 'refresh', requires: 'manage', where: ['row'], fields },
    call: { method: 'PATCH', path: '/maintenance-windows/{recordId}' },
    ...(sends && { sends }),
  }
  const known = {
    ...example.fields,
    name: { ...name, unique: { with: ['team'], says: taken } },
    startsAt: { ...startsAt, noOverlap: { to: 'endsAt', of: ['team'], says: busy } },
  }
  const file = JSON.stringify({ ...example, fields: known, actions: [move] })
  const { definition } = readResourceFile(file, 'maintenance-windows.json')
  const action = definition.actions.find((each) => each.name === 'move')
  if (!action) throw new Error('There is no action')
  return actionPlanOf(definition, action, disks, buildPerson())
}

function faultsOf({ fields }: ReturnType<typeof planOf>, values: FormValues, others = [routers]) {
  const about = {
    person: buildPerson(),
    productKey: 'basalt',
    scope: { kind: 'user' },
    record: disks,
  } as const
  return checkValues(fields, { ...about, mode: 'action', values, others: () => others })
}

describe('the form of an action', () => {
  it('says at the field it asks for that the time is taken, of which the record has the rest', () => {
    const plan = planOf({ team })
    expect(faultsOf(plan, { team: 'Network' })).toEqual({ team: busy })
    expect(faultsOf(plan, { team: 'Storage' })).toEqual({})
    const evening = windowOf('Routers', 'Network', '20:00', '22:00')
    expect(faultsOf(plan, { team: 'Network' }, [evening])).toEqual({})
  })

  it('says it where the form of the record does, if it asks for that', () => {
    const plan = planOf({ team, startsAt })
    expect(faultsOf(plan, { team: 'Network', startsAt: day('09:30') })).toEqual({ startsAt: busy })
  })

  it('says that another record has the same values together', () => {
    const evening = windowOf('Disks', 'Network', '20:00', '22:00')
    expect(faultsOf(planOf({ team }), { team: 'Network' }, [evening])).toEqual({ team: taken })
  })

  it('judges with what the action always sends', () => {
    const plan = planOf({ team }, { endsAt: day('08:30') })
    expect(faultsOf(plan, { team: 'Network' })).toEqual({})
  })

  it('keeps what its own field says', () => {
    const own = { ...startsAt, noOverlap: { to: 'endsAt', says: 'Somebody works then' } }
    const others = [routers, windowOf('Tapes', 'Storage', '09:00', '12:00')]
    for (const known of [[routers], others])
      expect(faultsOf(planOf({ startsAt: own }), { startsAt: day('09:30') }, known)).toEqual({
        startsAt: 'Somebody works then',
      })
    const named = { ...name, unique: { with: ['team'], says: 'Call it otherwise' } }
    const same = { ...windowOf('Tapes', 'Storage', '20:00', '22:00'), name: 'Disks' }
    expect(faultsOf(planOf({ name: named }), { name: 'Disks' }, [same])).toEqual({
      name: 'Call it otherwise',
    })
  })

  it.each(['unique', 'noOverlap'] as const)(
    'says it at the field by which a record begins to count: %s',
    (key) => {
      const when = { field: 'state', equals: 'planned' } as const
      const rule =
        key === 'unique' ? { when, says: { en: busy } } : { to: 'endsAt', when, says: { en: busy } }
      const state = { kind: 'text', label: { en: 'State' } } as const
      const fields = { startsAt: { kind: 'date-time', label: { en: 'From' }, [key]: rule } } as const
      const judged = judgedWithOthers({ fields: { ...fields, state } }, { state }, () => undefined)
      const others = [{ ...routers, startsAt: disks.startsAt, state: 'planned' }]
      const ask = (value: string) =>
        faultsOf({ ...planOf({ team }), fields: judged }, { state: value }, others)
      expect([ask('planned'), ask('draft')]).toEqual([{ state: busy }, {}])
    },
  )

  it('says it as the form of the record does, where that has words of its own', () => {
    const plain = { kind: 'text', label: { en: 'Team' } } as const
    const unique = { en: 'This team has a window' }
    const judged = judgedWithOthers(
      { fields: { team: plain }, formFields: { team: { ...plain, unique } } },
      { team: plain },
      () => undefined,
    )
    expect(faultsOf({ ...planOf({ team }), fields: judged }, { team: 'Network' })).toEqual({
      team: 'This team has a window',
    })
  })

  it('shows there, too, what the server says of a field that it does not ask for', () => {
    const { fields } = planOf({ team })
    const fieldErrors = [{ fieldName: 'startsAt', message: busy, isNotActivated: false }]
    expect(placeErrors({ fields, shown: ['team'], fieldErrors, text: 'Error' })).toEqual({
      inline: [{ field: 'team', message: busy, isNotActivated: false }],
      notice: null,
    })
  })
})
