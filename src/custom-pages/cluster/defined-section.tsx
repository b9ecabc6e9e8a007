import { t } from '../../locales/t'
import type { ResourceDefinition } from '../../resources/define'

/** A resource on a tab, drawn from its definition. */
export function DefinedSection({ definition }: { definition: ResourceDefinition }) {
  return (
    <section>
      <h2>{t(definition.label.many)}</h2>
    </section>
  )
}
