/** A definition beside the deployed console is called like its resource: `/resources/api-keys.json`. */
export const definitionFilePattern = /\/([a-z][a-z0-9]*(?:-[a-z0-9]+)*)\.json$/

/** The resource a definition file is about, known before the file is read; '' for a path that is none. */
export function nameOfFile(path: string): string {
  return definitionFilePattern.exec(`/${path}`)?.[1] ?? ''
}
