import { t } from '../../../locales/t'

/** A platform as people call it; one the console does not know keeps its own name. */
export function platformLabel(platform: string): string {
  switch (platform) {
    case 'gc':
      return t('clusters.platformGc')
    case 'az':
      return t('clusters.platformAz')
    case 'az-saas':
      return t('clusters.platformAzSaas')
    default:
      return platform
  }
}
