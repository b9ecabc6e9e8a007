import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { agentFiles } from '../src/domain/data-agent'
import { deltaSharingFiles } from '../src/domain/delta-sharing'

/** A file as it is served. */
export type ServedFile = { name: string; contentType: string; content: Uint8Array<ArrayBuffer> }

const text = (content: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(content)

/** The wheel of the data agent: a real one, that pip installs. */
export function agentWheel(): ServedFile {
  return wheel(agentFiles.wheel, 'data_agent', agentModule)
}

/** The files of data agents that downloadDeltaShare knows by name; null for every other name. */
export function sharedFile(name: string): ServedFile | null {
  switch (name) {
    case agentFiles.notebook:
      return notebook(name, [
        '# Reads the tables behind a data agent',
        'import data_agent\n\nagent = data_agent.connect("agent_auth.json")\nprint(agent.describe())',
      ])
    default:
      return null
  }
}

/** The files of delta sharing by name; null for every other name. */
export function deltaSharingFile(name: string, productKey: string): ServedFile | null {
  const module = `${productKey}_delta_sharing`
  const files = deltaSharingFiles(productKey)
  if (name === files.wheel) return wheel(name, module, 'VERSION = "0.0.1"\n')
  if (name !== files.notebook) return null
  return notebook(name, ['# Reads a shared table', `import ${module}\n\nprint(${module}.VERSION)`])
}

/** A data app that was made of folders and dashboards: a manifest that says which. */
export function exportedDataApp(name: string, manifest: object): ServedFile {
  return {
    name,
    contentType: 'application/zip',
    content: zip([['manifest.json', `${JSON.stringify(manifest, null, 2)}\n`]]),
  }
}

export function mlflowSample(): ServedFile {
  return notebook('mlflow_sample.ipynb', [
    '# Logs a run',
    'import mlflow\n\nwith mlflow.start_run():\n    mlflow.log_metric("rows", 42)',
  ])
}

const agentModule = `"""Connects a data agent with its authentication file."""
import json

VERSION = "0.0.1"


class DataAgent:
    def __init__(self, profile):
        self.profile = profile

    def describe(self):
        return "{agent} of tenant {tenant} at {host}".format(**self.profile)


def connect(path):
    with open(path, encoding="utf-8") as file:
        return DataAgent(json.load(file))
`

function notebook(name: string, [title = '', code = '']: readonly string[]): ServedFile {
  const lines = (source: string) => source.split(/(?<=\n)/)
  const content = {
    cells: [
      { cell_type: 'markdown', id: 'title', metadata: {}, source: lines(title) },
      {
        cell_type: 'code',
        id: 'code',
        execution_count: null,
        metadata: {},
        outputs: [],
        source: lines(code),
      },
    ],
    metadata: { language_info: { name: 'python' } },
    nbformat: 4,
    nbformat_minor: 5,
  }
  return {
    name,
    contentType: 'application/x-ipynb+json',
    content: text(`${JSON.stringify(content, null, 1)}\n`),
  }
}

function wheel(name: string, module: string, source: string): ServedFile {
  const folder = `${module}-0.0.1.dist-info`
  const files: [string, string][] = [
    [`${module}/__init__.py`, source],
    [`${folder}/METADATA`, `Metadata-Version: 2.1\nName: ${module}\nVersion: 0.0.1\n`],
    [`${folder}/WHEEL`, 'Wheel-Version: 1.0\nGenerator: sandbox\nRoot-Is-Purelib: true\nTag: py3-none-any\n'],
  ]
  const record = files.map(([path, content]) => {
    const bytes = text(content)
    return `${path},sha256=${createHash('sha256').update(bytes).digest('base64url')},${bytes.length}`
  })
  return {
    name,
    contentType: 'application/zip',
    content: zip([...files, [`${folder}/RECORD`, `${record.join('\n')}\n${folder}/RECORD,,\n`]]),
  }
}

/** A zip archive of small files, stored as they are. */
function zip(files: readonly (readonly [path: string, content: string])[]): Uint8Array<ArrayBuffer> {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [path, source] of files) {
    const name = Buffer.from(path)
    const content = Buffer.from(source)
    const shared = Buffer.alloc(26)
    shared.writeUInt16LE(20, 0)
    // 1 January 1980, the first day a zip archive knows.
    shared.writeUInt16LE(0x21, 8)
    shared.writeUInt32LE(crc32(content), 10)
    shared.writeUInt32LE(content.length, 14)
    shared.writeUInt32LE(content.length, 18)
    shared.writeUInt16LE(name.length, 22)
    const body = Buffer.concat([Buffer.from('PK\x03\x04'), shared, name, content])
    const entry = Buffer.alloc(14)
    entry.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), shared, entry, name]))
    bodies.push(body)
    offset += body.length
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 4)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(size, 8)
  end.writeUInt32LE(offset, 12)
  return new Uint8Array(Buffer.concat([...bodies, ...directory, Buffer.from('PK\x05\x06'), end]))
}
