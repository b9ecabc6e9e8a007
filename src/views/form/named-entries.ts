/** What definitions refer to by name. */
export type NamedEntries<Entry> = Readonly<Record<string, Entry>>
