import type { PanelDefinition } from '../../definitions/define-dashboard'

export type PanelWidth = NonNullable<PanelDefinition['width']>

/** From the narrowest on. */
export const panelWidths = ['quarter', 'third', 'half', 'whole'] as const satisfies readonly PanelWidth[]

/** Figures stand side by side, what is drawn or listed takes half of the page. */
export const usualWidths: Readonly<Record<PanelDefinition['kind'], PanelWidth>> = {
  figure: 'quarter',
  chart: 'half',
  list: 'half',
}
