import type { Plugin } from 'vite'

/** Writes beside the manifest which files of ours each script holds: the manifest names the first of them alone. */
export function chunkModules(): Plugin {
  return {
    name: 'chunk-modules',
    apply: 'build',
    generateBundle(_options, bundle) {
      const root = `${this.environment.config.root.replaceAll('\\', '/')}/`
      const held = Object.values(bundle).flatMap((chunk) => {
        if (chunk.type !== 'chunk') return []
        const files = Object.entries(chunk.modules).flatMap(([id, { renderedLength }]) =>
          renderedLength > 0 && id.startsWith(`${root}src/`) ? [id.slice(root.length)] : [],
        )
        return [[chunk.fileName, files] as const]
      })
      this.emitFile({
        type: 'asset',
        fileName: '.vite/modules.json',
        source: JSON.stringify(Object.fromEntries(held)),
      })
    },
  }
}
