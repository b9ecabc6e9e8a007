import { commonVersions, type DataAppSupport } from '../../domain/data-app-import'
import { t } from '../../locales/t'

/** That a release cannot take the apps, which can, and what is to be done (APP-D20, APP-D26). */
export function unsupportedText(supports: readonly DataAppSupport[]): string {
  const versions = commonVersions(supports)
  return versions.length === 0
    ? t('dataAppImport.unsupportedNoVersions')
    : t('dataAppImport.unsupported', { list: versions.join(', ') })
}
