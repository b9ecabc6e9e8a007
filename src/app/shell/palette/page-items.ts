import '../../../locales/account-texts'
import '../../../locales/late-texts'
import { explain } from '../../../access/explain'
import { accountTabsOf } from '../../../custom-pages/my-account/account-tabs'
import { t } from '../../../locales/t'
import { useDefinitions } from '../../../providers/definitions-context'
import { useLinks } from '../../../providers/links-context'
import { useSession } from '../../../providers/session-context'
import { pageRoutes } from '../../route-table'
import type { PaletteItem } from './palette-item'

/** The pages this person has, of the route table and of definitions, with the tabs of the account; what helps; and how a cluster is made. */
export function usePageItems(): readonly PaletteItem[] {
  const { person, productKey, environment } = useSession()
  const question = { person, productKey, environment }
  const resources = useDefinitions('user')
  const links = useLinks()
  const create = explain('create', 'Cluster', question)
  const pages = pageRoutes.flatMap(({ path, title, query, opens, linkNeeds, isPublic }): PaletteItem[] => {
    const subjects = [opens, linkNeeds].flatMap((subject) => subject ?? [])
    const isOpen = subjects.every((subject) => explain('open', subject, question).isAllowed)
    const isOne = typeof title === 'string' && !path.includes(':') && query === undefined
    if (!isOpen || !isOne || path === createPath) return []
    const isFirst = pageRoutes.find((route) => route.title === title)?.path === path
    return isFirst ? [pageItem(path, t(title), isPublic ? 'help' : 'pages')] : []
  })
  const brought = resources.flatMap(({ name, place, access, label }): PaletteItem[] => {
    const isShown = place.kind === 'menu' && !explain(access.list, access.subject, question).isHidden
    return isShown ? [pageItem(`/${name}`, t(label.many), 'pages')] : []
  })
  const account = accountTabsOf(question).map(
    ({ key, label }): PaletteItem => ({
      ...pageItem(`/my-account?tab=${key}`, t(label), 'pages'),
      also: t('shell.myAccount'),
      note: t('shell.myAccount'),
    }),
  )
  const creation: PaletteItem[] = create.isHidden
    ? []
    : [
        {
          id: 'create',
          group: 'actions',
          label: t('shell.createCluster'),
          icon: 'plus',
          reason: create.isAllowed ? null : (create.reasons[0]?.sentence ?? ''),
          does: { kind: 'go', to: createPath },
        },
      ]
  return [
    ...creation,
    ...pages.filter(({ group }) => group === 'pages'),
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

const createPath = '/clusters/create'

function pageItem(path: string, label: string, group: 'pages' | 'help'): PaletteItem {
  return { id: `page:${path}`, group, label, icon: 'chevron', does: { kind: 'go', to: path } }
}
