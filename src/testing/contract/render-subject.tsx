import { waitFor } from '@testing-library/react'
import { flagNames, platformActionNames } from '../../access/vocabulary'
import { platforms } from '../../domain/cluster'
import type { ClusterDetail } from '../../domain/cluster-detail'
import type { Person } from '../../domain/person'
import { ScopeContext, userScope } from '../../providers/scope-context'
import { DefinedForm } from '../../views/form/defined-form'
import { ResourceSection } from '../../views/section/resource-section'
import { buildPerson } from '../builders'
import { buildClusterDetail } from '../detail-builders'
import { type Rendered, renderWithProviders } from '../render-with-providers'
import { createSubjectApi, type StagedList, type SubjectApi } from './subject-api'
import type { ContractSubject } from './subjects'

export type SubjectOptions = {
  list: StagedList
  person?: Person
  cluster?: ClusterDetail
  /** Where commands are sent. */
  baseUrl?: string
  /** Query of the address. */
  query?: string
  /** Draws the form that has a page to itself, in place of the section. */
  isFormPage?: boolean
}

/** A person whose plan and account have everything there is; when it began is not known, and completes no list. */
function buildEntitledPerson(): Person {
  return buildPerson({
    createdAt: null,
    platformActions: platformActionNames.map((name) => ({ name, platforms: [...platforms] })),
    toggleFeatures: flagNames.map((flag) => ({
      key: flag.replace('{product}', 'basalt'),
      isPublished: true,
    })),
  })
}

/** Draws the section of a resource where it stands: in a cluster's scope, or in the person's own. */
export function renderSubject(
  { drawn }: ContractSubject,
  options: SubjectOptions,
): Rendered & { api: SubjectApi } {
  const { list, baseUrl, person = buildEntitledPerson(), query = '' } = options
  const cluster = options.cluster ?? buildClusterDetail({ name: 'sales' })
  const api = createSubjectApi(drawn, list, baseUrl)
  const scope = drawn.scope === 'cluster' ? { kind: 'cluster' as const, cluster } : userScope
  const rendered = renderWithProviders(
    <ScopeContext value={scope}>
      {options.isFormPage ? (
        <DefinedForm definition={drawn} mode="create" onClose={() => {}} />
      ) : (
        <ResourceSection definition={drawn} />
      )}
    </ScopeContext>,
    { api, person, path: `/here${query}`, ...(baseUrl ? { session: { apiUrl: baseUrl } } : {}) },
  )
  return { ...rendered, api }
}

/** The drawn records, in their order: rows of the table, or cards. */
export function drawnRecords(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-record]')]
}

/** A record as it is drawn, once it is, and may be used. */
export function findRecord(id: string): Promise<HTMLElement> {
  return waitFor(() => {
    const element = drawnRecords().find(({ dataset }) => dataset.record === id)
    if (!element || element.closest('[inert]')) throw new Error(`No record ${id} is drawn`)
    return element
  })
}
