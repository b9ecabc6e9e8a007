import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { inRoot } from '../processes.mjs'
import { temporaryFolder } from './temporary-folders'

/** Builds a bare React page into a temporary folder. Both share one index.html, so that they paint alike. */
export async function buildFloor(entry: 'main.tsx' | 'signed-in.tsx'): Promise<string> {
  const folder = temporaryFolder('bench-floor-')
  await build({
    configFile: false,
    root: inRoot('scripts', 'bench', 'floor'),
    plugins: [
      react(),
      {
        name: 'floor-entry',
        transformIndexHtml: { order: 'pre', handler: (html) => html.replace('./main.tsx', `./${entry}`) },
      },
    ],
    // For the sandbox, which reads in config.json beside the page what it has to be.
    publicDir: inRoot('public'),
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true },
  })
  return folder
}
