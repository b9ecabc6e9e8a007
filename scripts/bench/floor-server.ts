import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { buildFloor } from './floor-build'

export type FloorServer = { origin: string; stop: () => Promise<void> }

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
}

const clusters = Array.from({ length: 20 }, (_, index) => ({
  name: `cluster-${String(index + 1).padStart(5, '0')}`,
  state: index % 3 === 0 ? 'Disconnected' : 'Connected',
  region: 'Google Cloud, Frankfurt',
  size: 'Medium, 4 IPU',
  version: '4.3.1',
}))

/** Builds the bare React page that signs nobody in and serves it compressed, as the sandbox serves the console. */
export async function startFloor(): Promise<FloorServer> {
  const folder = await buildFloor('main.tsx')
  const files = new Map<string, { type: string; body: Buffer }>()
  const add = (name: string, text: string | Buffer) =>
    files.set(name, { type: types[path.extname(name)] ?? 'text/plain', body: gzipSync(text, { level: 9 }) })
  add('/clusters.json', JSON.stringify(clusters))

  const server = createServer((request, response) => {
    const name = request.url === '/' ? '/index.html' : (request.url ?? '')
    if (!files.has(name)) {
      try {
        add(name, readFileSync(path.join(folder, path.normalize(name))))
      } catch {
        response.writeHead(404).end()
        return
      }
    }
    const file = files.get(name)
    response.writeHead(200, { 'content-type': file?.type, 'content-encoding': 'gzip' }).end(file?.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('the floor has no address')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
