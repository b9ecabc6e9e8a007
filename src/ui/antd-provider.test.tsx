import { createCache } from '@ant-design/cssinjs'
import { act, render } from '@testing-library/react'
import ConfigProvider from 'antd/es/config-provider'
import type { ThemeConfig } from 'antd/es/config-provider/context'
import { useContext } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { contrast as contrastOf } from '../views/chart/ink'
import { AntdProvider, keepingRules } from './antd-provider'
import { chooseTheme } from './theme-choice'

let theme: ThemeConfig = {}

function Probe() {
  theme = useContext(ConfigProvider.ConfigContext).theme ?? {}
  return null
}

beforeEach(() => chooseTheme('light'))
afterEach(() => chooseTheme('system'))

const drawn = () => ({ ...theme.token, ...theme.components?.Table })

it('gives antd the colours of the theme that is chosen, and of the next one at once', () => {
  render(
    <AntdProvider>
      <Probe />
    </AntdProvider>,
  )
  const inLight = drawn()
  act(() => chooseTheme('dark'))
  expect([inLight.colorText, drawn().colorText]).toEqual(['#1a1f26', '#e8ecf1'])
  expect([inLight.colorBgElevated, drawn().colorBgElevated]).toEqual(['#ffffff', '#1e232b'])
  expect([inLight.colorError, drawn().colorError]).toEqual(['#b42a2a', '#f28b82'])
})

it.each(['light', 'dark'] as const)('draws texts that can be read on what they stand on: %s', (scheme) => {
  chooseTheme(scheme)
  render(
    <AntdProvider>
      <Probe />
    </AntdProvider>,
  )
  const { DatePicker = {}, Table = {}, Modal = {}, Tooltip = {} } = theme.components ?? {}
  const token = theme.token ?? {}
  const pairs = {
    text: [token.colorText, token.colorBgContainer],
    second: [token.colorTextSecondary, token.colorBgContainer],
    placeholder: [token.colorTextPlaceholder, token.colorBgContainer],
    link: [token.colorLink, token.colorBgElevated],
    button: [token.colorTextLightSolid, token.colorPrimary],
    'title of a column': [Table.headerColor, Table.headerBg],
    'title of a sorted column': [Table.headerColor, Table.headerSortActiveBg],
    'chosen row': [token.colorTextSecondary, Table.rowSelectedBg],
    'chosen row under the pointer': [token.colorTextSecondary, Table.rowSelectedHoverBg],
    dialog: [token.colorText, Modal.contentBg],
    'day of another month': [DatePicker.colorTextDisabled, token.colorBgElevated],
    tooltip: [Tooltip.colorTextLightSolid, Tooltip.colorBgSpotlight],
  }
  const faint = Object.entries(pairs).filter(
    ([, [one, other]]) => !(contrastOf(String(one), String(other)) >= 4.5),
  )
  expect(faint).toEqual([])
})

it('shows who has the focus by an edge of two pixels in the primary colour, of what is wrong in red', () => {
  render(
    <AntdProvider>
      <Probe />
    </AntdProvider>,
  )
  const { controlOutline, controlOutlineWidth, colorErrorOutline } = theme.token ?? {}
  expect([controlOutline, controlOutlineWidth, colorErrorOutline]).toEqual(['#0b6e7f', 1, '#b42a2a'])
})

it('keeps the rules of components that have left the page, and forgets their variables', () => {
  // As antd has it; the setup of the tests keeps everything.
  const antds: ReturnType<typeof createCache> = Object.getPrototypeOf(createCache())
  vi.spyOn(antds, 'opUpdate').mockImplementation(function (this: typeof antds, path, change) {
    const next = change(this.cache.get(path) ?? null)
    if (next === null) this.cache.delete(path)
    else this.cache.set(path, next)
  })
  const store = keepingRules()
  for (const path of ['style%token%Input', 'cssVar%Input']) {
    store.opUpdate(path, () => [1, 'computed'])
    store.opUpdate(path, () => null)
  }
  expect(store.opGet('style%token%Input')).toEqual([0, 'computed'])
  expect(store.opGet('cssVar%Input')).toBeNull()
})
