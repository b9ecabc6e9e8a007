import { type PGlite, parse, protocol, type QueryOptions, type Transaction } from '@electric-sql/pglite'

const { parseDescribeStatementResults, parseResults } = parse
const { serialize } = protocol

/** A statement that the engine has read: its name there, and the types of its parameters. */
type Prepared = { name: string; types: readonly number[] }

/** What is longer inserts many rows at once, and is hardly asked twice. */
const longestText = 4_000
/** A list of `in (…)` has a text for each length: what comes after these is read each time. */
const most = 500

/**
 * Lets PGlite read the text of each query once. By itself it reads and plans every query anew and sends it in six pieces,
 * of which each enters and leaves the engine: four times as long for the short queries of one request. What `query` is
 * given, returns and throws stays the same, of the client and of its transactions.
 */
export function prepareStatements(client: PGlite): void {
  const known = new Map<string, Prepared>()
  const begin = client.transaction.bind(client)

  async function prepare(text: string): Promise<Prepared> {
    const name = `prepared_${known.size}`
    const read = [serialize.parse({ name, text }), serialize.describe({ type: 'S', name }), serialize.sync()]
    const types = parseDescribeStatementResults(
      await client.execProtocolStream(Buffer.concat(read), { syncToFs: false }),
    )
    const prepared = { name, types }
    known.set(text, prepared)
    return prepared
  }

  async function run<Row>(
    text: string,
    params: readonly unknown[],
    options: QueryOptions | undefined,
    syncToFs: boolean,
  ) {
    const { name, types } = known.get(text) ?? (await prepare(text))
    const values = params.map((value, index) => {
      if (value === null || value === undefined) return null
      const asText = client.serializers[types[index] ?? 0] ?? String
      return asText(value)
    })
    const asked = [
      serialize.bind({ statement: name, values }),
      serialize.describe({ type: 'P' }),
      serialize.execute({}),
      serialize.sync(),
    ]
    const messages = await client.execProtocolStream(Buffer.concat(asked), { syncToFs })
    const [result] = parseResults(messages, client.parsers, options)
    return result as Awaited<ReturnType<typeof client.query<Row>>>
  }

  const isPrepared = (text: string) => known.has(text) || (known.size < most && text.length <= longestText)

  const query = client.query.bind(client)
  client.query = async (text, params = [], options) => {
    if (!isPrepared(text)) return query(text, params, options)
    await client.waitReady
    return client._runExclusiveTransaction(() => client.runExclusive(() => run(text, params, options, true)))
  }
  client.transaction = (work) =>
    begin((transaction) => {
      const own: Pick<Transaction, 'query'> = {
        query: (text, params = [], options) =>
          isPrepared(text) && !transaction.closed
            ? client.runExclusive(() => run(text, params, options, false))
            : transaction.query(text, params, options),
      }
      return work(Object.assign(Object.create(transaction), own))
    })
}
