import * as z from 'zod/mini'
import { dashboardFileSchema } from '../../src/definitions/file/dashboard-file'
import { resourceFileSchema } from '../../src/definitions/file/resource-file'
import { iconShapes } from '../../src/ui/icon-shapes'
import { lateIconShapes } from '../../src/ui/late-icon-shapes'

/** Where the JSON schema of definition files stands; deployed, so that a file can name it. */
const schemaPath = 'public/resource-definition.schema.json'
/** That of dashboards. */
const dashboardSchemaPath = 'public/dashboard-definition.schema.json'

/** The texts of both, by their paths. */
export function createSchemas(): Readonly<Record<string, string>> {
  return { [schemaPath]: createFileSchema(), [dashboardSchemaPath]: createDashboardSchema() }
}

/** The JSON schema of the format, with the names of icons, so that an editor completes and underlines. */
export function createFileSchema(): string {
  return schemaText(resourceFileSchema, 'Definition of a resource of Basalt Console')
}

/** The same of dashboards. */
function createDashboardSchema(): string {
  return schemaText(dashboardFileSchema, 'Definition of a dashboard of Basalt Console')
}

function schemaText(format: z.ZodMiniType, title: string): string {
  const schema = z.toJSONSchema(format, { target: 'draft-7', io: 'input' })
  const named = { icon: new Set(Object.keys({ ...iconShapes, ...lateIconShapes })) }
  const complete = {
    $schema: schema.$schema,
    title,
    description: 'See docs/adding-a-resource.md. Check a file with: npm run resources -- check FILE',
    ...schema,
  }
  return `${JSON.stringify(withFilterWords(withNames(complete, named)), null, 2)}\n`
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

const wordsOfCondition = {
  field: 'The field that is compared: one that "filterBuilder" names.',
  operator: 'How it is compared; "null" is of a field without a value, "nnull" of one that has some.',
  value: 'What it is compared with; true for "null" and "nnull".',
}
const wordsOfGroup = {
  operator: '"and": all of them hold; "or": one of them, or several.',
  value: 'Conditions, and groups of conditions.',
}

/** Describes the parts of a joined filter. Its format itself says nothing of them: every list loads it. */
function withFilterWords(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withFilterWords)
  if (typeof part !== 'object' || part === null) return part
  const entries = Object.entries(part)
  const words: Readonly<Record<string, string>> =
    'operator' in part ? ('field' in part ? wordsOfCondition : wordsOfGroup) : {}
  return Object.fromEntries(
    entries.map(([key, value]): [string, unknown] => {
      const description = Object.hasOwn(words, key) ? words[key] : undefined
      const inner = withFilterWords(value)
      return [key, description === undefined ? inner : { description, ...Object(inner) }]
    }),
  )
}
