import { combinedState, type Library } from '../../../domain/library'
import type { MessageKey } from '../../../locales/messages'
import { t } from '../../../locales/t'
import { lazyPiece } from '../../../ui/lazy-piece'
import { KnownState, type StateLook } from '../../../views/cells/state-tag'
import type { ResourceComponents } from '../../../views/resource-components'
import type { libraries } from './definition'
import { serviceLabels } from './labels'

/** What is special of libraries (D2 §2 'Libraries tab'). */
export const components: ResourceComponents<typeof libraries> = {
  cells: {
    type: ({ type }) => {
      const label = types[type]
      return label ? t(label) : type
    },
    status: (library) => <CombinedState library={library} />,
    analytics: ({ analyticsState }) => <LibraryState word={analyticsState} />,
    loader: ({ loaderState }) => <LibraryState word={loaderState} />,
    chidori: ({ chidoriState }) => <LibraryState word={chidoriState} />,
  },
  consequences: {
    'who-uses-it': lazyPiece(() => import('./who-uses-it').then((file) => file.WhoUsesIt)),
  },
}

const types: Readonly<Record<string, MessageKey>> = {
  pypi: 'libraries.sourcePypi',
  maven: 'libraries.sourceMaven',
  cran: 'libraries.sourceCran',
  file: 'libraries.file',
}

const states: Readonly<Record<string, StateLook>> = {
  installing: { tone: 'working', label: 'libraries.installing', isSpinning: true },
  installed: { tone: 'connected', label: 'libraries.installed' },
  failed: { tone: 'disconnected', label: 'libraries.failed' },
  uninstalling: { tone: 'working', label: 'libraries.uninstalling', isSpinning: true },
  uninstalled: { tone: 'unavailable', label: 'libraries.uninstalled' },
}

/** One state of the library and all services it is installed on, and which of them say so where they differ. */
function CombinedState({ library }: { library: Library }) {
  const { state, services } = combinedState(library)
  return (
    <>
      <LibraryState word={state} />
      {services.length > 0 && (
        <span className="second"> {services.map((service) => t(serviceLabels[service])).join(', ')}</span>
      )}
    </>
  )
}

function LibraryState({ word }: { word: string | null }) {
  return word === null ? t('libraries.none') : <KnownState looks={states} value={word} />
}
