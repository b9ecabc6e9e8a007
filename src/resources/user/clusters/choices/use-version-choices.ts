import { type FormContext, textValue } from '../../../../definitions/form-values'
import { isVersionLocked } from '../../../../domain/available-choices'
import type { Image } from '../../../../domain/cluster-choices'
import { t } from '../../../../locales/t'
import { useCallQuery } from '../../../../providers/use-call'
import { type Loaded, loadedOf } from '../../../../views/form/choices/loaded'
import type { Offer } from '../../../../views/form/offer'

export type Versions = {
  /** The versions open on the chosen platform; the second cloud has the default one only. */
  offered: readonly Image[]
  /** The preselected version, the latest. */
  standard: Image
}

/** Versions and the default among them (CRE-D24). */
function useVersions({ values }: FormContext): Loaded<Versions> {
  const imageQuery = useCallQuery('listImages', {})
  const standardQuery = useCallQuery('getDefaultImage', {})
  const images = loadedOf(imageQuery)
  const standardImage = loadedOf(standardQuery)
  if (images.state === 'failed') return images
  if (standardImage.state === 'failed') return standardImage
  if (images.state === 'loading' || standardImage.state === 'loading') return { state: 'loading' }

  const known = images.answer.find(({ image }) => image === standardImage.answer.image)
  const standard = known ?? standardImage.answer
  const all = known ? images.answer : [standard, ...images.answer]
  const offered = isVersionLocked(textValue(values.platform)) ? [standard] : all
  return { state: 'ready', answer: { offered, standard } }
}

/** The version now chosen; its release is what data apps are compared with (CRE-D15). */
export function useChosenVersion(context: FormContext): Image | null {
  const versions = useVersions(context)
  if (versions.state !== 'ready') return null
  return versions.answer.offered.find(({ image }) => image === context.values.image) ?? null
}

/** The versions to choose from, newest as the server gives them. */
export function useVersionChoices(context: FormContext): Offer {
  const versions = useVersions(context)
  if (versions.state === 'loading') return versions
  if (versions.state === 'failed') return { ...versions, sentence: t('createCluster.versionsFailed') }
  const { offered, standard } = versions.answer
  return {
    state: 'ready',
    choices: offered.map(({ image, release }) => ({ value: image, label: release ?? image })),
    preselected: standard.image,
    empty: t('createCluster.noVersions'),
  }
}
