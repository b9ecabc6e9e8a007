import '../../../locales/account-texts'
import '../../../locales/late-texts'
import { explain } from '../../../access/explain'
import { accountTabsOf } from '../../../custom-pages/my-account/account-tabs'
import { t } from '../../../locales/t'
import { useAllDefinitions, useDefinitions } from '../../../providers/definitions-context'
import { useLinks } from '../../../providers/links-context'
import { userScope } from '../../../providers/scope-context'
import { useSession } from '../../../providers/session-context'
import { chooseTheme, themeChoices } from '../../../ui/theme-choice'
import { useThemeChoice } from '../../../ui/use-color-scheme'
import { listVerdict } from '../../../views/action/verdict-on'
import { shownPanels } from '../../../views/dashboard/shown-panels'
import { listPath } from '../../../views/records/record-path'
import { pageRoutes } from '../../route-table'
import { themeIcons, themeLabels } from '../theme-switch'
import { type PaletteItem, refusalOf } from './palette-item'

/** Pages of the route table and of definitions, with the tabs of the account; what helps; and what is done anywhere. */
export function usePageItems(): readonly PaletteItem[] {
  const { person, productKey, environment } = useSession()
  const question = { person, productKey, environment }
  const resources = useDefinitions('user')
  const links = useLinks()
  const commands = useCommandItems()
  const pages = pageRoutes.flatMap(({ path, title, query, opens, linkNeeds, isPublic }): PaletteItem[] => {
    const subjects = [opens, linkNeeds].flatMap((subject) => subject ?? [])
    const verdicts = subjects.map((subject) => explain('open', subject, question))
    const isOne = typeof title === 'string' && !path.includes(':') && query === undefined
    if (verdicts.some(({ isHidden }) => isHidden) || !isOne || path === createClusterPath) return []
    const isFirst = pageRoutes.find((route) => route.title === title)?.path === path
    const reason = verdicts.map(refusalOf).find((each) => each !== null) ?? null
    return isFirst ? [{ ...pageItem(path, t(title), isPublic ? 'help' : 'pages'), reason }] : []
  })
  const brought = resources.flatMap((definition): PaletteItem[] => {
    const { place, label } = definition
    const isShown =
      place.kind === 'menu' && !listVerdict(definition, { ...question, scope: userScope }).isHidden
    return isShown ? [pageItem(listPath(definition), t(label.many), 'pages')] : []
  })
  const { definitions, dashboards = [] } = useAllDefinitions()
  const boards = dashboards.flatMap((dashboard): PaletteItem[] => {
    const isShown = shownPanels(dashboard, definitions, question).length > 0
    return isShown ? [pageItem(listPath({ name: dashboard.dashboard }), t(dashboard.title), 'pages')] : []
  })
  const account = accountTabsOf(question).map(
    ({ key, label }): PaletteItem => ({
      ...pageItem(`/my-account?tab=${key}`, t(label), 'pages'),
      also: t('shell.myAccount'),
      note: t('shell.myAccount'),
    }),
  )
  return [
    ...commands,
    ...pages.filter(({ group }) => group === 'pages'),
    ...boards,
    ...brought,
    ...account,
    ...pages.filter(({ group }) => group === 'help'),
    {
      id: 'documentation',
      group: 'help',
      label: t('about.documentation'),
      icon: 'external',
      does: { kind: 'leave', href: links.documentation },
    },
    { id: 'keys', group: 'help', label: t('palette.shortcuts'), icon: 'info', does: { kind: 'shortcuts' } },
  ]
}

/** What is done from any page. */
function useCommandItems(): readonly PaletteItem[] {
  const { person, productKey, environment, signOut } = useSession()
  const question = { person, productKey, environment }
  const theme = useThemeChoice()
  const create = explain('create', 'Cluster', question)
  const exporting = explain('export', 'DataAppCatalogue', question)
  const command = (item: Omit<PaletteItem, 'group'>): PaletteItem => ({ ...item, group: 'actions' })
  const creation = command({
    id: 'create',
    label: t('shell.createCluster'),
    icon: 'plus',
    reason: refusalOf(create),
    does: { kind: 'go', to: createClusterPath },
  })
  const dataAppExport = command({
    id: 'export-data-app',
    label: t('dataAppImport.exportTitle'),
    icon: 'download',
    reason: refusalOf(exporting),
    does: { kind: 'go', to: '/data-apps?export=open' },
  })
  return [
    ...(create.isHidden ? [] : [creation]),
    ...(exporting.isHidden ? [] : [dataAppExport]),
    ...themeChoices.map((choice) =>
      command({
        id: `theme:${choice}`,
        label: t('shell.themeNow', { choice: t(themeLabels[choice]) }),
        icon: themeIcons[choice],
        reason: choice === theme ? t('palette.themeInUse') : null,
        does: { kind: 'run', run: () => chooseTheme(choice) },
      }),
    ),
    command({
      id: 'log-out',
      label: t('shell.logOut'),
      also: t('palette.signOut'),
      icon: 'user',
      does: { kind: 'run', run: () => void signOut() },
    }),
  ]
}

const createClusterPath = '/clusters/create'

function pageItem(path: string, label: string, group: 'pages' | 'help'): PaletteItem {
  return { id: `page:${path}`, group, label, icon: 'chevron', does: { kind: 'go', to: path } }
}
