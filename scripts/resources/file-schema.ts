import * as z from 'zod/mini'
import { resourceFileSchema } from '../../src/definitions/file/resource-file'
import { iconShapes } from '../../src/ui/icon-shapes'
import { lateIconShapes } from '../../src/ui/late-icon-shapes'

/** Where the JSON schema of definition files stands; deployed, so that a file can name it. */
export const schemaPath = 'public/resource-definition.schema.json'

/** The JSON schema of the format, with the names of icons, so that an editor completes and underlines. */
export function createFileSchema(): string {
  const schema = z.toJSONSchema(resourceFileSchema, { target: 'draft-7', io: 'input' })
  const named = { icon: new Set(Object.keys({ ...iconShapes, ...lateIconShapes })) }
  const complete = {
    $schema: schema.$schema,
    title: 'Definition of a resource of Basalt Console',
    description: 'See docs/adding-a-resource.md. Check a file with: npm run resources -- check FILE',
    ...schema,
  }
  return `${JSON.stringify(withNames(complete, named), null, 2)}\n`
}

/** Gives the properties of these names the values they may have. */
function withNames(part: unknown, named: Readonly<Record<string, ReadonlySet<string>>>): unknown {
  if (Array.isArray(part)) return part.map((each) => withNames(each, named))
  if (typeof part !== 'object' || part === null) return part
  const entries = Object.entries(part).map(([key, value]): [string, unknown] => {
    const names = named[key]
    const isText = Reflect.get(Object(value), 'type') === 'string'
    return [key, names && isText ? { ...value, enum: [...names].sort() } : withNames(value, named)]
  })
  return Object.fromEntries(entries)
}
