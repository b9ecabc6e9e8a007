import { describe, expect, it } from 'vitest'
import '../locales/account-texts'
import type { MessageKey } from '../locales/messages'
import { t } from '../locales/t'
import { bulkActions } from './clusters/table/table-definition'
import { cloudEnvironments } from './consent-flow/definition'
import { dataAppExports } from './data-apps/export-form'
import { dataAppInstallations } from './data-apps/install-form'

/** Every text that a definition names, as a person reads it, in its order. */
function wordsOf(part: unknown): string[] {
  if (typeof part === 'string') {
    const words = t(part as MessageKey)
    return words === part ? [] : [words]
  }
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(wordsOf) : []
}

const { formFields: consentFields, list: consentList, create: consentForm } = cloudEnvironments

describe('the words of', () => {
  it.each([
    [
      'the questions before many clusters',
      bulkActions.map(({ confirm }) => confirm),
      [
        'Connect {{count}} of the selected clusters?',
        'They start and consume IPU until they are disconnected or suspend themselves. Starting up may take up to 5 mins.',
        'Connect',
        'Disconnect {{count}} of the selected clusters?',
        'Everybody loses the connection to them, and what runs on them stops: queries, imports, installations and their self-managed clusters. Nothing is lost; connecting one again may take up to 5 mins.',
        'Disconnect',
      ],
    ],
    [
      'the fields of the consent form',
      consentFields,
      [
        'Environment name',
        'Please enter a valid environment name.',
        '3 to 10 lower-case letters and digits. Its two clusters are named after it.',
        'Subscription ID',
        'Please enter a valid subscription ID.',
        'In the cloud portal under Subscriptions, such as 0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0.',
        'Resource group',
        'Please enter a valid resource group.',
        'Service principal credentials',
        'Please enter valid service principal credentials.',
        'The JSON that the command prints, with tenant, appId and password.',
        'Region',
        'Choose a region',
        'Please enter a valid region.',
        'Network',
        'Please enter a valid network.',
        'New network',
        'One is made for the environment.',
        'Existing network',
        'The environment is built in a network that you have.',
        'Network name',
        'Please complete the Network Subnets',
        'Subnet of the product’s own nodes',
        'Please complete the Network Subnets',
        'Subnet of the compute engine',
        'Please complete the Network Subnets',
        'Public subnet',
        'Please complete the Network Subnets',
        'Database subnet',
        'Please complete the Network Subnets',
        'Load-balancer subnet',
        'Please complete the Network Subnets',
      ],
    ],
    [
      'the consent form',
      [consentList, consentForm],
      [
        'Cloud environments',
        'Cloud environments',
        'Link your Azure subscription, and two clusters, one for development and one for production, are built in it.',
        'an error happened',
        'Connect your cloud account',
        'Send',
        'Building the environment takes 45 to 50 minutes; you need not wait for it.',
        '{{name}} is being built.',
        'Subscription',
        'Credentials',
        'Run the command on your cloud command line, then paste what it prints. It is sent once, and stored nowhere in this browser.',
        'Region and network',
        'Review',
      ],
    ],
    [
      'the export of a Data App',
      [dataAppExports.formFields, dataAppExports.create],
      [
        'Cluster',
        'Choose a connected cluster',
        'Please select your cluster!',
        'Tenant',
        'Choose a tenant',
        'Please select your tenant!',
        'Folders',
        'Their names, each followed by Enter.',
        'Please name at least one folder or dashboard',
        'Dashboards',
        'Their names, each followed by Enter.',
        'Please name at least one folder or dashboard',
        'Enable dynamic joins',
        'Copy parquet files',
        'Data source',
        'Choose a data source',
        'Please select the Data source',
        'Export Data App',
        'Export',
        'A large export takes a while. This may be closed meanwhile: Operations offers the file.',
        'The Data App is exported.',
        'Export',
      ],
    ],
    [
      'the installation of a Data App',
      [dataAppInstallations.formFields, dataAppInstallations.create],
      [
        'Cluster',
        'Choose a connected cluster',
        'Please select your cluster!',
        'Tenant',
        'Choose a tenant',
        'Please select your tenant!',
        'Username',
        'Please input your username!',
        'A user of this tenant who may write to it.',
        'Password',
        'Please input your password!',
        'Install {{name}} Data App',
        'Install',
        'The import of {{name}} has begun.',
        'Install',
      ],
    ],
  ])('%s', (_what, part, words) => {
    expect(wordsOf(part)).toEqual(words)
  })
})
