import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(?:css|html|js|json|svg|txt)$/
/** Bytes under which compressing a file gains nothing. */
const smallest = 1024

/** Each deployment puts its own in place of this one: nothing older may lie beside it. */
const replaced = 'config.json'

/**
 * Writes `.br` and `.gz` beside every text file of the build, at the highest level, for servers that hand them out. That
 * takes as long as the build itself: only one in production mode, which is to be deployed, has them.
 */
export function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: (_config, { command, mode }) => command === 'build' && mode === 'production',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        if (!dir) return
        const entries = await readdir(dir, { recursive: true, withFileTypes: true })
        const files = entries.filter(
          (entry) => entry.isFile() && compressible.test(entry.name) && entry.name !== replaced,
        )
        await Promise.all(files.map((entry) => compress(join(entry.parentPath, entry.name))))
      },
    },
  }
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < smallest) return
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(content, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)])
}
