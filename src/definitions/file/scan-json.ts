/** The way to a value of a JSON text: keys of objects and places in lists. */
export type JsonPath = readonly (string | number)[]

/** Something wrong with the text itself, and where: characters from its beginning. */
export type JsonProblem = {
  kind: 'syntax' | 'depth' | 'key' | 'double'
  offset: number
  path: JsonPath
  message: string
}

/** Objects and lists that may stand in one another. */
const deepestLevel = 64

/** Keys that are no data to JavaScript: what reads them may change every object there is. */
const forbiddenKeys = ['__proto__', 'constructor', 'prototype']

/**
 * Walks a JSON text without making anything of it, which tells where each of its values stands. Stops at what is no
 * JSON and at what stands too deep; keys that are refused do not stop it. Never throws.
 * @param visit called for each value, with the offset of its key, or of the value itself in a list; the path is only
 * lent
 */
export function scanJson(
  text: string,
  visit: (path: JsonPath, offset: number) => void = () => undefined,
): readonly JsonProblem[] {
  const problems: JsonProblem[] = []
  const path: (string | number)[] = []
  // A byte order mark is no part of what is written.
  let at = text.startsWith('\uFEFF') ? 1 : 0

  function note(kind: JsonProblem['kind'], offset: number, message: string): void {
    problems.push({ kind, offset, path: [...path], message })
  }

  function stop(message: string, offset = at): never {
    note('syntax', offset, message)
    throw ended
  }

  function skipBlanks(): void {
    while (blanks.includes(text.charAt(at)) && at < text.length) at += 1
    if (text[at] === '/') stop('JSON has no comments')
  }

  function take(pattern: RegExp): string | null {
    pattern.lastIndex = at
    const [found] = pattern.exec(text) ?? []
    if (found === undefined) return null
    at += found.length
    return found
  }

  function readText(what: string): string {
    const start = at
    if (text[at] !== '"') stop(at >= text.length ? 'the text ends too early' : `${what} is expected`)
    for (at += 1; at < text.length; at += 1) {
      const letter = text.charAt(at)
      if (letter === '"') {
        at += 1
        return unescaped(text.slice(start, at))
      }
      if (letter < ' ') stop('a text ends in the line it began in, with a "', start)
      if (letter !== '\\') continue
      if (take(escaped) === null) stop('after a \\ stands one of "\\/bfnrt, or u and four digits')
      at -= 1
    }
    return stop('a text is not closed with a "', start)
  }

  function readValue(level: number): void {
    skipBlanks()
    const first = text[at]
    if (first === '{' || first === '[') {
      if (level > deepestLevel) {
        note('depth', at, `stands more than ${deepestLevel} levels deep; nothing the format knows does`)
        throw ended
      }
      if (first === '{') readObject(level)
      else readList(level)
    } else if (first === '"') readText('a text')
    else if (take(figure) === null && take(literal) === null) {
      stop(first === undefined ? 'the text ends too early' : 'a value is expected')
    }
  }

  function readObject(level: number): void {
    const keys = new Set<string>()
    at += 1
    skipBlanks()
    if (take(closedObject)) return
    for (;;) {
      skipBlanks()
      if (text[at] === '}') stop('the comma before is one too many')
      const offset = at
      const key = readText('a key in double quotes')
      path.push(key)
      if (forbiddenKeys.includes(key)) note('key', offset, `"${key}" cannot be a key; name it otherwise`)
      if (keys.has(key)) note('double', offset, `the key "${key}" stands twice; only the last would count`)
      keys.add(key)
      skipBlanks()
      if (text[at] !== ':') stop(`a colon is expected after the key "${key}"`)
      at += 1
      visit(path, offset)
      readValue(level + 1)
      path.pop()
      skipBlanks()
      if (take(closedObject)) return
      if (text[at] !== ',') stop(missing('}'))
      at += 1
    }
  }

  function readList(level: number): void {
    at += 1
    skipBlanks()
    if (take(closedList)) return
    for (let index = 0; ; index += 1) {
      skipBlanks()
      if (text[at] === ']') stop('the comma before is one too many')
      path.push(index)
      visit(path, at)
      readValue(level + 1)
      path.pop()
      skipBlanks()
      if (take(closedList)) return
      if (text[at] !== ',') stop(missing(']'))
      at += 1
    }
  }

  function missing(end: string): string {
    return at >= text.length ? 'the text ends too early' : `a comma or ${end} is expected`
  }

  try {
    skipBlanks()
    visit(path, at)
    readValue(1)
    skipBlanks()
    if (at < text.length) stop('nothing may stand after the end')
  } catch (error) {
    if (error !== ended) throw error
  }
  return problems
}

const ended = new Error('The scan has ended')
const blanks = ' \t\r\n'
const escaped = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y
const figure = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const literal = /true|false|null/y
const closedObject = /\}/y
const closedList = /\]/y

function unescaped(quoted: string): string {
  return quoted.includes('\\') ? String(JSON.parse(quoted)) : quoted.slice(1, -1)
}
