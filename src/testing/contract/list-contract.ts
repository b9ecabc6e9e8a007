import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, vi } from 'vitest'
import { ApiError } from '../../api/errors'
import type { ResourceDefinition } from '../../definitions/define'
import { t } from '../../locales/t'
import { drawnRecords, findRecord, renderSubject } from './render-subject'
import { emptyRecord, recordOfTexts, sampleRecord, sampleRecords } from './sample-records'
import { reasonOf, stageAccess } from './stage-access'
import type { ContractSubject } from './subjects'

const titleOf = ({ label }: ResourceDefinition) => t(label.title ?? label.many)
const isTable = ({ list }: ResourceDefinition) => list.card === undefined
const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
const words = (element: Element | null | undefined) => element?.textContent ?? ''

/** Columns stand in their order under their labels; those with a condition only while it holds. */
export async function checkColumns(subject: ContractSubject): Promise<void> {
  const { promised } = subject
  const { columnsShownWhen = {}, columnsOnDemand = [] } = promised.list
  const columns = promised.list.columns.filter((name) => !columnsOnDemand.includes(name))
  stageAccess(promised)
  for (const isMet of [true, false]) {
    for (const column of Object.keys(columnsShownWhen)) stageCondition(subject, column, isMet)
    const { unmount } = renderSubject(subject, { list: sampleRecords(promised, 2) })
    const first = await findRecord(`${promised.name}-1`)
    await findRecord(`${promised.name}-2`)
    const shown = columns.filter((name) => isMet || columnsShownWhen[name] === undefined)
    const labels = shown.map((name) => t(promised.fields[name]?.label ?? { en: '' }))
    if (isTable(promised)) {
      expect(headers().slice(hasSelection(promised) ? 1 : 0)).toEqual([
        ...labels,
        ...(hasRowActions(promised) ? ['Actions'] : []),
      ])
      expect(first.querySelectorAll('td, th')).toHaveLength(headers().length)
    } else {
      const [lead, ...lines] = labels
      expect(lead).toBeDefined()
      expect([...first.querySelectorAll('dt')].map(words)).toEqual(lines)
    }
    for (const name of shown) {
      const { kind, cell } = promised.fields[name] ?? {}
      if (kind === 'text' && cell === undefined) expect(words(first)).toContain(`${name} 1`)
    }
    const heading = screen.getByRole('heading', { name: titleOf(promised) })
    expect(words(heading.parentElement)).toContain('2 in all')
    if (promised.about) expect(words(heading.parentElement)).toContain(t(promised.about))
    unmount()
    if (Object.keys(columnsShownWhen).length === 0) break
  }
}

/** Before the first answer the definition's words say what is waited for, and nothing can be narrowed yet. */
export async function checkLoading(subject: ContractSubject): Promise<void> {
  const { promised } = subject
  stageAccess(promised)
  const { container } = renderSubject(subject, { list: 'pending' })
  expect(screen.getAllByRole('status').map(words)).toContain(t(promised.list.loading))
  expect(container.querySelector('[aria-busy=true]')).not.toBeNull()
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.queryByRole('search')).toBeNull()
  expect(drawnRecords()).toEqual([])
}

/** Without records the definition's words stand there, with the way to the first one. */
export async function checkEmpty(subject: ContractSubject): Promise<void> {
  const { promised } = subject
  const { title, text, action } = promised.list.empty
  stageAccess(promised)
  renderSubject(subject, { list: [] })
  expect(await screen.findByText(t(title))).toBeDefined()
  if (text) expect(screen.getByText(t(text))).toBeDefined()
  const offered = promised.actions.find(({ name }) => name === action)
  if (offered) expect(screen.getAllByRole('button', { name: t(offered.label) })).toHaveLength(1)
  expect(screen.queryByRole('search')).toBeNull()
}

/** A first answer that fails says why, in the definition's words and the server's, and can be asked for again. */
export async function checkFailure(subject: ContractSubject): Promise<void> {
  const { promised } = subject
  stageAccess(promised)
  for (const [statusCode, said] of [
    [500, 'Our disks are full'],
    [403, 'Your administrator closed this'],
  ] as const) {
    const error = new ApiError({ message: said, statusCode, fieldErrors: [] })
    const { api, unmount } = renderSubject(subject, { list: error })
    expect(await screen.findByText(t(promised.list.error))).toBeDefined()
    expect(screen.getByText(said)).toBeDefined()
    expect(screen.queryByRole('table')).toBeNull()

    api.list(sampleRecords(promised, 1))
    fireEvent.click(screen.getByRole('button', { name: t(promised.list.retry ?? 'common.retry') }))
    await findRecord(`${promised.name}-1`)
    expect(screen.queryByText(t(promised.list.error))).toBeNull()
    expect(api.reads()).toBe(2)
    unmount()
  }
}

/** A list that fails later keeps its records and says that they may be old. */
export async function checkLateFailure(subject: ContractSubject): Promise<void> {
  const { promised } = subject
  stageAccess(promised)
  const { api } = renderSubject(subject, { list: sampleRecords(promised, 3) })
  await findRecord(`${promised.name}-3`)
  api.list(new ApiError({ message: 'we are restarting', statusCode: 503, fieldErrors: [] }))
  fireEvent.click(await screen.findByRole('button', { name: 'Refresh now' }))
  expect(await screen.findByText('Cannot refresh: we are restarting')).toBeDefined()
  expect(drawnRecords()).toHaveLength(3)
  expect(screen.queryByText(t(promised.list.error))).toBeNull()
}

/** People who may not see the list are told why in its place, or see nothing of it; the server is not asked. */
export async function checkForbidden(subject: ContractSubject): Promise<void> {
  const { promised } = subject
  for (const refuse of ['disable', 'hide'] as const) {
    stageAccess(promised, { refuse })
    const { api, unmount } = renderSubject(subject, { list: sampleRecords(promised, 1) })
    const heading = screen.queryByRole('heading', { name: titleOf(promised) })
    if (refuse === 'hide') {
      expect(heading).toBeNull()
      expect(screen.queryByText(reasonOf(promised.access.list))).toBeNull()
    } else {
      expect(heading).not.toBeNull()
      const note = screen.getByText(reasonOf(promised.access.list))
      if (promised.list.unavailable) expect(words(note)).toContain(t(promised.list.unavailable))
      expect(screen.queryAllByRole('button')).toEqual([])
    }
    expect(drawnRecords()).toEqual([])
    expect(api.reads()).toBe(0)
    unmount()
  }
}

const hostileTexts = [
  '<script>window.isTaken = true</script><img src=x onerror="window.isTaken = true">',
  '\u202Eevil\u2066 مرحبا שלום \u0000\u0007',
  '{{name}} %s $& __proto__ constructor',
  'w'.repeat(10_240),
]

/** Texts somebody else chose are shown as they are, and what is missing leaves no hole; no row breaks another. */
export async function checkHostile(subject: ContractSubject): Promise<void> {
  const { promised } = subject
  stageAccess(promised)
  const records = [
    sampleRecord(promised, 1),
    ...hostileTexts.map((text, place) => recordOfTexts(promised, place + 2, text)),
    emptyRecord(promised, hostileTexts.length + 2),
  ]
  const { container } = renderSubject(subject, { list: records })
  await findRecord(`${promised.name}-1`)
  expect(drawnRecords()).toHaveLength(records.length)
  for (const [place, text] of hostileTexts.entries()) {
    const drawn = await findRecord(`${promised.name}-${place + 2}`)
    // A browser's document holds no null character; React writes it all the same.
    expect(words(drawn)).toContain(text)
  }
  expect(container.querySelector('script, img, iframe')).toBeNull()
  expect(Reflect.get(window, 'isTaken')).toBeUndefined()
  expect(words(container)).not.toMatch(/undefined|\[object|NaN|Invalid Date/)
}

/** Ten thousand records draw a page or a window of them; an answer that changes one redraws that one. */
export async function checkMany(subject: ContractSubject): Promise<void> {
  const { promised } = subject
  stageAccess(promised)
  const records = sampleRecords(promised, 10_000)
  const { api } = renderSubject(subject, { list: records })
  await waitFor(() => expect(drawnRecords().length).toBeGreaterThan(0))
  expect(drawnRecords().length).toBeLessThan(100)
  const heading = screen.getByRole('heading', { name: titleOf(promised) })
  await waitFor(() => expect(words(heading.parentElement)).toContain('10,000'))
  // Until the code for long lists is here, the first cards stand in for it.
  await act(() => vi.dynamicImportSettled())

  const before = drawnRecords()
  const changed = before[1]?.dataset.record
  const redrawn = watchRecords()
  api.list(
    records.map((record) =>
      record.id === changed
        ? { ...record, ...renamed(promised, record[promised.titleField]) }
        : structuredClone(record),
    ),
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Refresh now' }))
  await waitFor(() => expect(words(before[1])).toContain('renamed'))
  expect(redrawn()).toEqual([changed])
  // The same elements still stand: nobody's focus or selection was lost.
  expect(drawnRecords()).toEqual(before)
}

const renamed = ({ titleField }: ResourceDefinition, title: unknown) => ({ [titleField]: `${title} renamed` })

/** From now on, ids of the records of which anything changed in the document. */
function watchRecords(): () => (string | undefined)[] {
  const seen = new Set<string | undefined>()
  const observer = new MutationObserver(note)
  function note(changes: MutationRecord[]) {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement
      const record = element?.closest<HTMLElement>('[data-record]')
      if (record) seen.add(record.dataset.record)
    }
  }
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  onTestFinished(() => observer.disconnect())
  return () => {
    note(observer.takeRecords())
    return [...seen]
  }
}

function stageCondition({ promised, drawn }: ContractSubject, column: string, isMet: boolean): void {
  for (const conditions of new Set([promised.list.columnsShownWhen, drawn.list.columnsShownWhen])) {
    const before = conditions?.[column]
    if (conditions === undefined || before === undefined) continue
    Reflect.set(conditions, column, () => isMet)
    onTestFinished(() => void Reflect.set(conditions, column, before))
  }
}

const hasSelection = ({ actions }: ResourceDefinition) =>
  actions.some(({ where }) => where.includes('selection'))
const hasRowActions = ({ actions }: ResourceDefinition) =>
  actions.some(({ where }) => where.includes('row') || where.includes('menu'))

/** A toolbar's search says which list it is in, and finds by what the definition names. */
export async function checkSearch(subject: ContractSubject): Promise<void> {
  const { promised } = subject
  const { search, paging } = promised.list
  stageAccess(promised)
  renderSubject(subject, { list: [1, 2, 3].map((number) => sampleRecord(promised, number)) })
  await findRecord(`${promised.name}-3`)
  const bar = within(await screen.findByRole('search', { name: t(promised.label.many) }))
  for (const { label, column, by, fields } of promised.list.filters ?? []) {
    const inHeader = { name: `Filter by ${t(label)}` }
    if (column !== undefined) expect(screen.getByRole('button', inHeader)).toBeDefined()
    else if (fields) expect(await bar.findByRole('button', { name: 'Conditions: none' })).toBeDefined()
    else if (by) expect(await bar.findByRole('button', { name: `${t(label)}: all` })).toBeDefined()
    else expect(bar.getByRole('combobox', { name: t(label) })).toBeDefined()
  }
  expect(bar.queryAllByRole('searchbox')).toHaveLength(search ? 1 : 0)
  if (!search) return
  const box = bar.getByRole('searchbox', { name: t(search.label) })
  expect(box.getAttribute('placeholder')).toBe(t(search.placeholder))
  if (paging?.kind === 'server') return
  fireEvent.change(box, { target: { value: `${search.fields[0]} 2` } })
  await waitFor(() =>
    expect(drawnRecords().map(({ dataset }) => dataset.record)).toEqual([`${promised.name}-2`]),
  )
}
