import { PGlite } from '@electric-sql/pglite'

/** A reader of CSV that is not ours: PostgreSQL, as it loads a file. */
export async function startCsvReader() {
  const database = await PGlite.create()
  return {
    /** The rows below the heads, which must be these; an empty cell reads as "". */
    read: async (csv: string, heads: readonly string[]): Promise<string[][]> => {
      const names = heads.map((head) => `"${head.replaceAll('"', '""')}"`)
      await database.exec(
        `DROP TABLE IF EXISTS read; CREATE TABLE read (place serial, ${names.map((name) => `${name} text`).join(', ')})`,
      )
      await database.query(
        `COPY read (${names.join(', ')}) FROM '/dev/blob' WITH (FORMAT csv, HEADER match)`,
        [],
        {
          blob: new Blob([csv]),
        },
      )
      const { rows } = await database.query<Record<string, string | null>>(
        'SELECT * FROM read ORDER BY place',
      )
      return rows.map((row) => heads.map((head) => row[head] ?? ''))
    },
    stop: () => database.close(),
  }
}
