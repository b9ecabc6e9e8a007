import '@ant-design/v5-patch-for-react-19'
import { createCache, StyleProvider } from '@ant-design/cssinjs'
import ConfigProvider from 'antd/es/config-provider'
import type { ThemeConfig } from 'antd/es/config-provider/context'
import darkAlgorithm from 'antd/es/theme/themes/dark'
import defaultAlgorithm from 'antd/es/theme/themes/default'
import type { ReactNode } from 'react'
import type { ColorScheme } from './theme-choice'
import { colors, fontSizes, fonts, motions, shadow, sizes } from './tokens'
import { useColorScheme } from './use-color-scheme'
import { widgetLocale } from './widget-locale'

/** Gives antd the console's tokens; wrap whatever renders antd components, in lazily loaded code only. */
export function AntdProvider({ children }: { children: ReactNode }) {
  return (
    <StyleProvider cache={keptRules}>
      <ConfigProvider theme={themes[useColorScheme()]} locale={widgetLocale.current}>
        {children}
      </ConfigProvider>
    </StyleProvider>
  )
}

const keptRules = keepingRules()

/**
 * antd's store of the rules it has computed, which keeps those of components that have left the page. antd forgets them
 * and leaves them in the document: whoever then opens another category of keys waits for the same ones again. Variables
 * are forgotten as before, for those of one theme would stand in the way of another's.
 */
export function keepingRules(): ReturnType<typeof createCache> {
  const cache = createCache()
  const update = cache.opUpdate.bind(cache)
  cache.opUpdate = (path, change) =>
    update(path, (known) => change(known) ?? (path.startsWith('style%') && known ? [0, known[1]] : null))
  return cache
}

/** Asked once: antd takes durations as tokens, zero without motion; a media query cannot reach into its styles. */
const motion = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches
  ? { motion: false }
  : {
      motionDurationFast: `${motions['motion-quick']}ms`,
      motionDurationMid: `${motions['motion-quick']}ms`,
      motionDurationSlow: `${motions['motion-calm']}ms`,
    }

const themes: Record<ColorScheme, ThemeConfig> = { light: themeOf('light'), dark: themeOf('dark') }

function themeOf(scheme: ColorScheme): ThemeConfig {
  const color = (name: keyof typeof colors) => colors[name][scheme]
  return {
    // One key, so that a provider within another adds no rules.
    cssVar: { key: 'console' },
    hashed: false,
    algorithm: scheme === 'dark' ? darkAlgorithm : defaultAlgorithm,
    token: {
      colorPrimary: color('primary'),
      colorPrimaryBg: color('primary-quiet'),
      colorPrimaryBgHover: color('primary-quiet'),
      colorInfo: color('information'),
      colorInfoBg: color('information-quiet'),
      colorInfoBorder: color('information-quiet'),
      colorSuccess: color('connected'),
      colorWarning: color('working'),
      colorWarningBg: color('working-quiet'),
      colorWarningBorder: color('working-quiet'),
      colorError: color('disconnected'),
      colorLink: color('primary'),
      colorLinkHover: color('primary-hover'),
      colorText: color('text'),
      colorTextSecondary: color('text-second'),
      colorTextTertiary: color('text-second'),
      colorTextPlaceholder: color('text-second'),
      colorBgContainer: color('surface'),
      colorBgElevated: color('raised'),
      colorBgMask: color('backdrop'),
      colorBorder: color('line-strong'),
      colorBorderSecondary: color('line'),
      colorSplit: color('line'),
      colorTextLightSolid: color('on-primary'),
      fontFamily: fonts['font-text'],
      fontSize: fontSizes[1],
      borderRadius: sizes['radius-control'],
      borderRadiusLG: sizes['radius-surface'],
      controlHeight: sizes['control-height'],
      // Who has the focus shows by a border of two pixels.
      controlOutline: color('primary'),
      controlOutlineWidth: 1,
      colorErrorOutline: color('disconnected'),
      ...motion,
      boxShadow: shadow[scheme],
      boxShadowSecondary: shadow[scheme],
    },
    components: {
      // 40 pixels a row: its height is the style sheet's, in both densities.
      Table: {
        headerBg: color('surface'),
        headerColor: color('text-second'),
        headerSplitColor: 'transparent',
        headerSortActiveBg: color('surface'),
        headerSortHoverBg: color('surface'),
        bodySortBg: color('surface'),
        borderColor: color('line'),
        cellPaddingBlockSM: 0,
        cellPaddingInlineSM: 12,
        // antd's own follow from colours it computes, on which links and second text are too faint.
        rowSelectedBg: color('primary-quiet'),
        rowSelectedHoverBg: color('primary-quiet'),
      },
      Tabs: { verticalItemPadding: '6px 16px 6px 0', verticalItemMargin: '4px 0 0 0' },
      Tag: { colorBorder: color('line') },
      Pagination: { itemSizeSM: 30 },
      Switch: { colorTextQuaternary: color('line-strong'), handleBg: color('on-primary') },
      Modal: { contentBg: color('raised'), headerBg: color('raised'), titleFontSize: fontSizes[2] },
      Slider: {
        fontSize: fontSizes[0],
        railBg: color('line'),
        railHoverBg: color('line'),
        trackBg: color('primary'),
        trackHoverBg: color('primary'),
        handleColor: color('primary'),
        dotBorderColor: color('line-strong'),
        dotActiveBorderColor: color('primary'),
      },
      // With its hours and minutes no wider than a phone; days of other months can be chosen, and are to be read.
      DatePicker: { cellWidth: 30, timeColumnWidth: 48, colorTextDisabled: color('text-second') },
      Tooltip: {
        colorBgSpotlight: scheme === 'dark' ? '#39424e' : '#1a1f26',
        colorTextLightSolid: '#ffffff',
      },
    },
  }
}
