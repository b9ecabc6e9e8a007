import { type Fault, unknownName } from './fault'

/** Words people look for, by the icon that stands for them here. */
const wordsOfIcons: Readonly<Record<string, readonly string[]>> = {
  delete: ['bin', 'trash', 'remove'],
  cloud: ['network', 'globe', 'web', 'world', 'server', 'internet'],
  user: ['people', 'person', 'team', 'users', 'group', 'account'],
  sliders: ['gear', 'settings', 'config', 'cog', 'tools'],
  clock: ['calendar', 'time', 'schedule', 'history', 'date', 'timer'],
  chart: ['report', 'stats', 'graph', 'dashboard'],
  box: ['database', 'storage', 'package', 'archive', 'folder', 'project'],
  shield: ['policy', 'security', 'safe', 'backup'],
  edit: ['pencil', 'pen', 'write'],
  plus: ['add', 'new', 'create'],
  view: ['eye', 'show', 'watch'],
  money: ['budget', 'cost', 'price', 'bill', 'invoice', 'payment', 'currency'],
  play: ['start', 'run'],
  pause: ['suspend', 'hold', 'halt'],
  disconnect: ['power', 'off'],
  mail: ['envelope', 'letter', 'email'],
  spark: ['star', 'magic'],
  book: ['docs', 'document', 'file'],
}

/** As unknownName, for an icon: what was meant is near in spelling, or in meaning; else all there are. */
export function unknownIcon(place: string, icon: string, icons: ReadonlySet<string>): Generator<Fault> {
  const words = icon.toLowerCase().split(/[^a-z]+/)
  const alike = [...icons].find((name) => wordsOfIcons[name]?.some((word) => words.includes(word)))
  const usual = [...icons].filter((name) => !/^(state|sort)/.test(name)).sort()
  const otherwise = alike ? `; "${alike}" comes near` : `; there are ${usual.join(', ')}`
  return unknownName('R018', place, 'icon', icon, icons, otherwise)
}
