import type { Library } from '../domain/library'

/** numpy 1.3 from PyPI, installed on analytics and loader. */
export function buildLibrary(parts: Partial<Library> = {}): Library {
  return {
    id: 'pypi numpy PyPI',
    name: 'numpy',
    version: '1.3',
    coordinates: 'numpy==1.3',
    type: 'pypi',
    source: 'PyPI',
    status: 'installed',
    analyticsState: 'installed',
    loaderState: 'installed',
    chidoriState: null,
    sparkState: null,
    ...parts,
  }
}
