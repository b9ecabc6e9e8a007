import type { AccessContext } from '../../access/access-context'
import { factsOfPlain } from '../../access/dependencies'
import type { FactName, Facts } from '../../access/facts'
import { clusterPlatforms } from './cluster-stages'
import { newDraft, type Part, type Slot, type Stage } from './stage'
import { type Asked, missingStages, slotsFor } from './stages'

/** One combination of what the facts of a dependencies may be: what it says, by hand, and how it is staged. */
export type Cell = { facts: Facts; stages: readonly Stage[] }

export type Cells = {
  count: number
  [Symbol.iterator](): Iterator<Cell>
  /** The same cells in shares of at most `size`, for tests that each take a short time. */
  inShares: (size: number) => Iterable<Cell>[]
}

/** Up to this many combinations every raw form is one of its own; above, forms that say the same take turns. */
const mostRawCells = 20_000

/** Every combination of the facts of a dependencies. Enumerating a second time gives the same cells. */
export function cellsOf(dependencies: readonly FactName[], asked: Asked): Cells {
  const slots = slotsFor(asked).filter(({ facts }) => facts.some((fact) => dependencies.includes(fact)))
  const dimensions = combosOf(slots, dependencies, rawCountOf(slots) <= mostRawCells ? eachByItself : alikeIn)
  const isPlatformFree = !dependencies.includes('isOnAzure') && !dependencies.includes('isOnGc')
  const count = countOf(dimensions)
  const stagesOf = (combination: readonly Combo[], turn: number): Stage[] => {
    const staged = combination.flatMap(({ forms }) =>
      forms.flatMap((stages, place) => stages[(turn + place) % stages.length] ?? []),
    )
    const platform = platforms[turn % platforms.length]
    return isPlatformFree && platform ? [platform, ...staged] : staged
  }
  // All but the last dimension say the same for as many turns as the last is long.
  const lastLength = dimensions.at(-1)?.length ?? 1
  function* between(first: number, end: number): Generator<Cell> {
    let before: Partial<Facts> = {}
    for (let turn = first; turn < end; turn += 1) {
      if (turn === first || turn % lastLength === 0)
        before = Object.assign({}, ...combinationAt(dimensions, turn).map(({ says }) => says))
      const last = dimensions.at(-1)?.[turn % lastLength]
      yield {
        facts: Object.assign(Object.create(nothing), before, last?.says),
        get stages() {
          return stagesOf(combinationAt(dimensions, turn), turn)
        },
      }
    }
  }
  return {
    count,
    [Symbol.iterator]: () => between(0, count),
    inShares: (size) =>
      Array.from({ length: Math.ceil(count / size) }, (_, share) => ({
        [Symbol.iterator]: () => between(share * size, Math.min(count, (share + 1) * size)),
      })),
  }
}

/** The context a cell stands for. */
export function contextOf({ stages }: Pick<Cell, 'stages'>): AccessContext {
  const draft = newDraft()
  for (const { write } of stages) write(draft)
  return draft
}

/** What a cell is, in words. */
export function nameOf({ stages }: Cell): string {
  return stages.map(({ name }) => name).join(' · ')
}

/** What some slots of one part, or of the rest, may be together: what that says, and the raw forms of each slot. */
type Combo = { says: Partial<Facts>; forms: readonly (readonly Stage[])[] }
type Forms = (slot: Slot, dependencies: readonly FactName[]) => readonly (readonly Stage[])[]

/** A dimension for each slot of what is always there, and one for each part: together, or missing. */
function combosOf(slots: readonly Slot[], dependencies: readonly FactName[], forms: Forms): Combo[][] {
  const single = (slot: Slot) => forms(slot, dependencies).map((stages) => comboOf([stages], dependencies))
  const always = slots.filter(({ part }) => part === undefined).map(single)
  const partNames = [...new Set(slots.flatMap(({ part }) => part ?? []))]
  return [...always, ...partNames.map((part) => partCombos(part, slots, dependencies, single))]
}

function partCombos(
  part: Part,
  slots: readonly Slot[],
  dependencies: readonly FactName[],
  single: (slot: Slot) => Combo[],
): Combo[] {
  const own = slots.filter((slot) => slot.part === part)
  const facts = own.flatMap((slot) => slot.facts)
  const there = [...product(own.map(single))].map((combination) =>
    comboOf(
      combination.flatMap((combo) => combo.forms),
      dependencies,
    ),
  )
  return [...there, comboOf([missingStages(part, facts)], dependencies)]
}

function comboOf(forms: readonly (readonly Stage[])[], dependencies: readonly FactName[]): Combo {
  return { says: Object.assign({}, ...forms.map(([stage]) => saysOf(stage, dependencies))), forms }
}

/** How many combinations there are if every raw form is one of its own: counted, as there may be millions. */
function rawCountOf(slots: readonly Slot[]): number {
  const countIn = (part: Part | undefined) =>
    countOf(slots.filter((slot) => slot.part === part).map(({ stages }) => stages))
  const partNames = new Set(slots.flatMap(({ part }) => part ?? []))
  return [...partNames].reduce((count, part) => count * (countIn(part) + 1), countIn(undefined))
}

const eachByItself: Forms = ({ stages }) => stages.map((stage) => [stage])

/** The stages of a slot that say the same of the dependencies. */
const alikeIn: Forms = ({ stages }, dependencies) => {
  const groups = new Map<string, Stage[]>()
  for (const stage of stages) {
    const said = JSON.stringify(saysOf(stage, dependencies))
    groups.set(said, [...(groups.get(said) ?? []), stage])
  }
  return [...groups.values()]
}

function saysOf(stage: Stage | undefined, dependencies: readonly FactName[]): Partial<Facts> {
  const said = Object.entries(stage?.says ?? {}).filter(([name]) =>
    dependencies.some((fact) => fact === name),
  )
  return Object.fromEntries(said)
}

function countOf(dimensions: readonly (readonly unknown[])[]): number {
  return dimensions.reduce((count, { length }) => count * length, 1)
}

/** The combination with this number in the order of `product`. */
function combinationAt<Item>(dimensions: readonly (readonly Item[])[], index: number): Item[] {
  const combination: Item[] = []
  let rest = index
  for (let place = dimensions.length - 1; place >= 0; place -= 1) {
    const dimension = dimensions[place] ?? []
    const item = dimension[rest % dimension.length]
    if (item !== undefined) combination[place] = item
    rest = Math.floor(rest / dimension.length)
  }
  return combination
}

function* product<Item>(dimensions: readonly (readonly Item[])[]): Generator<Item[]> {
  const [first, ...others] = dimensions
  if (!first) return yield []
  for (const item of first) for (const rest of product(others)) yield [item, ...rest]
}

const nothing = factsOfPlain({})

const platforms: readonly Stage[] = clusterPlatforms.map(([platform]) => ({
  name: `on '${platform}'`,
  write: ({ cluster }) => {
    cluster.platform = platform
  },
  says: {},
}))
