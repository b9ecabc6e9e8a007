import { crc32 } from 'node:zlib'
import { expect, it } from 'vitest'
import { agentWheel, deltaSharingFile, exportedDataApp, type ServedFile, sharedFile } from './product-files'

/** The files of a zip archive, found and checked as whoever unpacks it does. */
function unpacked(file: ServedFile | null): [path: string, content: string][] {
  const bytes = Buffer.from(file?.content ?? [])
  const end = bytes.length - 22
  expect(bytes.readUInt32LE(end)).toBe(0x06_05_4b_50)
  let at = bytes.readUInt32LE(end + 16)
  expect(at + bytes.readUInt32LE(end + 12)).toBe(end)
  const files = Array.from({ length: bytes.readUInt16LE(end + 10) }, (): [string, string] => {
    expect([bytes.readUInt32LE(at), bytes.readUInt16LE(at + 10)]).toEqual([0x02_01_4b_50, 0])
    const [checksum, packed, size] = [16, 20, 24].map((place) => bytes.readUInt32LE(at + place))
    const nameLength = bytes.readUInt16LE(at + 28)
    const path = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    const own = bytes.readUInt32LE(at + 42)
    expect([bytes.readUInt32LE(own), bytes.readUInt16LE(own + 26)]).toEqual([0x04_03_4b_50, nameLength])
    expect(bytes.toString('utf8', own + 30, own + 30 + nameLength)).toBe(path)
    const content = bytes.subarray(own + 30 + nameLength, own + 30 + nameLength + (size ?? 0))
    expect([crc32(content), content.length]).toEqual([checksum, packed])
    at += 46 + nameLength
    return [path, content.toString('utf8')]
  })
  expect(at).toBe(end)
  return files
}

const json = (file: ServedFile | null) => JSON.parse(Buffer.from(file?.content ?? []).toString('utf8'))

it('the wheel for delta sharing is one that pip installs [API-065]', () => {
  const name = 'acme_delta_sharing-0.0.1-py3-none-any.whl'
  const wheel = deltaSharingFile(name, 'acme')
  expect([wheel?.name, wheel?.contentType]).toEqual([name, 'application/zip'])
  // The sums are those of `openssl dgst -sha256`, in base64 for addresses.
  expect(unpacked(wheel)).toEqual([
    ['acme_delta_sharing/__init__.py', 'VERSION = "0.0.1"\n'],
    [
      'acme_delta_sharing-0.0.1.dist-info/METADATA',
      'Metadata-Version: 2.1\nName: acme_delta_sharing\nVersion: 0.0.1\n',
    ],
    [
      'acme_delta_sharing-0.0.1.dist-info/WHEEL',
      'Wheel-Version: 1.0\nGenerator: sandbox\nRoot-Is-Purelib: true\nTag: py3-none-any\n',
    ],
    [
      'acme_delta_sharing-0.0.1.dist-info/RECORD',
      [
        'acme_delta_sharing/__init__.py,sha256=Q8raD6k02z4DoYniAz3iui5d6EdM1el95SMTLXJbeCA,18',
        'acme_delta_sharing-0.0.1.dist-info/METADATA,sha256=SIYAGUlxK2U2YqZRjSyg54miJixVM2eaeElPOSx0jI0,62',
        'acme_delta_sharing-0.0.1.dist-info/WHEEL,sha256=HqEqkKYp1nYUgqVYXyVom0D0ziSd_S-V22FN2dxYO7o,78',
        'acme_delta_sharing-0.0.1.dist-info/RECORD,,\n',
      ].join('\n'),
    ],
  ])
})

it('the wheel of the data agent holds the module that its notebook imports [API-075, API-076]', () => {
  const files = unpacked(agentWheel())
  expect(files.map(([path]) => path)).toEqual([
    'data_agent/__init__.py',
    'data_agent-0.0.1.dist-info/METADATA',
    'data_agent-0.0.1.dist-info/WHEEL',
    'data_agent-0.0.1.dist-info/RECORD',
  ])
  expect(files[0]?.[1]).toContain('\ndef connect(path):\n')
  expect(json(sharedFile('data_agent_sample.ipynb')).cells).toMatchObject([
    { cell_type: 'markdown', source: ['# Reads the tables behind a data agent'] },
    {
      cell_type: 'code',
      source: [
        'import data_agent\n',
        '\n',
        'agent = data_agent.connect("agent_auth.json")\n',
        'print(agent.describe())',
      ],
    },
  ])
  expect(sharedFile('data_agent-0.0.1-py3-none-any.whl')).toBeNull()
})

it('the notebook for delta sharing imports the module of its product, and no other name is known [API-065]', () => {
  const notebook = deltaSharingFile('delta_sharing_sample.ipynb', 'acme')
  expect(notebook?.contentType).toBe('application/x-ipynb+json')
  expect(json(notebook)).toMatchObject({
    nbformat: 4,
    cells: [
      { cell_type: 'markdown', source: ['# Reads a shared table'] },
      {
        cell_type: 'code',
        source: ['import acme_delta_sharing\n', '\n', 'print(acme_delta_sharing.VERSION)'],
      },
    ],
  })
  expect(deltaSharingFile('basalt_delta_sharing-0.0.1-py3-none-any.whl', 'acme')).toBeNull()
})

it('an exported data app says of what it was made [API-093]', () => {
  const file = exportedDataApp('sales.zip', { folders: ['North'], dashboards: [] })
  expect([file.name, file.contentType]).toEqual(['sales.zip', 'application/zip'])
  expect(unpacked(file).map(([path, content]) => [path, JSON.parse(content)])).toEqual([
    ['manifest.json', { folders: ['North'], dashboards: [] }],
  ])
})
