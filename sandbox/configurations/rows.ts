/**
 * The keys of the server's advanced configurations, a line each:
 * `key | label | type | value | bounds a..b or choices a,b | what restarts | description | shown when k=v (and k=v; or k=v)`.
 */
export const serverRows: Readonly<Record<string, string>> = {
  'Query engine': `
    engine.threads|Worker threads|number|16|1..64|analytics|Threads that work on one query of a node.
    engine.maxConcurrentQueries|Concurrent queries|number|32|1..512|analytics|Queries a node works on at a time; others wait.
    engine.queueSize|Waiting queries|number|256|0..10000||Queries that may wait; further ones are rejected.
    engine.queryTimeout|Query timeout|number|900|1..86400||Seconds after which a query is given up.
    engine.planner|Planner|enum|adaptive|rule,cost,adaptive|analytics|How the order of joins is chosen.
    engine.planner.sampleSize|Planner sample|number|5000|100..1000000||Rows the adaptive planner looks at first.|engine.planner=adaptive
    engine.joinReordering|Join reordering|boolean|true|||Joins are put in the cheapest order.
    engine.vectorized|Vectorised execution|boolean|true||analytics|Works on columns in batches.
    engine.batchSize|Batch size|number|4096|256..65536|analytics|Rows of a batch.|engine.vectorized=true
    engine.spillEnabled|Spill to disk|boolean|true|||Large intermediate results go to the disk instead of failing.
    engine.spillDirectory|Spill directory|string|/var/lib/engine/spill|..255|analytics|Where they go.|engine.spillEnabled=true
    engine.spillLimit|Spill limit|number|200|1..4000||GB of the disk that one query may take.|engine.spillEnabled=true
    engine.resultLimit|Rows of a result|number|1000000|1..||More rows are cut off, with a notice.
    engine.explainByDefault|Keep plans|boolean|false|||Keeps the plan of every query for a day.
    engine.statisticsInterval|Statistics interval|number|60|5..1440||Minutes between two readings of column statistics.
    engine.decimalPrecision|Decimal precision|number|38|9..38|all|Digits of a decimal.
    engine.timeZone|Time zone|string|UTC|..64|all|Zone of dates without one.
    engine.caseSensitiveNames|Case-sensitive names|boolean|false||all|Names of tables and columns differ by case.`,
  Memory: `
    memory.queryLimit|Memory of a query|number|8192|256..262144||MB one query may take on a node.
    memory.userLimit|Memory of a person|number|16384|256..262144||MB all queries of one person may take.
    memory.reserve|Reserve|number|10|0..50|analytics|Percent of a node's memory that queries never get.
    memory.overcommit|Overcommit|boolean|false||analytics|Queries may ask for more memory than there is.
    memory.overcommitFactor|Overcommit factor|number|2|1..8||How many times more.|memory.overcommit=true
    memory.killPolicy|When memory runs out|enum|largest|largest,newest,none||Which query ends first.
    memory.hugePages|Huge pages|boolean|false||all|Asks the system for pages of 2 MB.
    memory.gcInterval|Clean-up interval|number|30|5..600||Seconds between two clean-ups.`,
  Cache: `
    cache.enabled|Result cache|boolean|true|||Answers a repeated query from memory.
    cache.size|Size of the cache|number|4096|64..65536|analytics|MB of memory it may take.|cache.enabled=true
    cache.lifetime|Lifetime|number|600|1..86400||Seconds an answer is kept.|cache.enabled=true
    cache.minimumCost|Cheapest kept query|number|50|0..60000||Milliseconds a query must take to be kept.|cache.enabled=true
    cache.shared|Shared between people|boolean|true|||People with the same rights share answers.|cache.enabled=true
    cache.disk.enabled|Disk cache|boolean|false||analytics|Keeps columns on the node's own disk.
    cache.disk.size|Disk cache size|number|100|10..2000|analytics|GB of the disk.|cache.disk.enabled=true
    cache.disk.path|Disk cache path|string|/var/lib/engine/cache|..255|analytics|Where it is.|cache.disk.enabled=true
    cache.warmup|Warm up|enum|none|none,last-day,last-week||Which queries are run ahead after a start.|cache.enabled=true; cache.disk.enabled=true
    cache.warmup.limit|Warm-up queries|number|100|1..1000||How many of them.|cache.warmup=last-day; cache.warmup=last-week`,
  Loader: `
    loader.parallelFiles|Files at a time|number|8|1..128|loader|Files one loader reads at a time.
    loader.batchRows|Rows of a batch|number|100000|1000..5000000|loader|Rows written at once.
    loader.retryCount|Attempts|number|3|0..20||How often a failed file is tried again.
    loader.retryDelay|Pause between attempts|number|30|1..3600||Seconds.|loader.retryCount=1; loader.retryCount=2; loader.retryCount=3
    loader.badRows|Bad rows|enum|skip|fail,skip,keep||What happens to a row that cannot be read.
    loader.badRows.limit|Most bad rows|number|1000|0..1000000||More of them end the load.|loader.badRows=skip; loader.badRows=keep
    loader.badRows.path|Where bad rows go|string|s3://rejected/|..1024||A folder of a bucket.|loader.badRows=keep
    loader.compression|Compression|enum|zstd|none,lz4,zstd,gzip|loader|Of what is written.
    loader.compressionLevel|Compression level|number|3|1..19|loader|Higher is smaller and slower.|loader.compression=zstd and loader.adaptiveCompression=false
    loader.adaptiveCompression|Adaptive compression|boolean|true||loader|Chooses the level by the load of the node.|loader.compression=zstd
    loader.checkpointInterval|Checkpoint interval|number|60|5..3600||Seconds between two safe points.
    loader.sortOnLoad|Sort while loading|boolean|true|||Sorts by the key of the table.
    loader.tempTables|Temporary tables|boolean|false||loader|Loads into a table of its own first.
    loader.header|Header of text files|enum|auto|auto,first-row,none||Where the names of columns are.`,
  'Job queue': `
    jobs.slots|Slots|number|4|1..64|loader|Jobs that run at a time.
    jobs.fairness|Order|enum|fair|first-come,fair,priority||Which waiting job runs next.
    jobs.priorityBoost|Boost of waiting jobs|number|5|0..100||Points a waiting job gains a minute.|jobs.fairness=priority
    jobs.keepFinished|Keep finished jobs|number|30|1..365||Days.
    jobs.notifyOnFailure|Tell of failures|boolean|true|||Sends a message to the owner of the job.
    jobs.notifyAddress|Address for failures|string|data-team@northwind.test|..254||Instead of the owner's.|jobs.notifyOnFailure=true
    jobs.calendar|Quiet hours|text||..2000||One a line, as 22:00-06:00; no job starts in them.
    jobs.maxRuntime|Longest job|number|720|1..10080||Minutes after which a job is ended.`,
  Security: `
    security.sessionLength|Length of a session|number|480|5..1440||Minutes of a connection without a query.
    security.passwordLength|Shortest password|number|12|8..64||Characters of a database password.
    security.failedAttempts|Failed attempts|number|5|3..50||Then the account is locked for a quarter of an hour.
    security.tls|Encryption|enum|required|required,preferred|all|Of connections from outside.
    security.tlsVersion|Oldest TLS version|enum|1.2|1.2,1.3|all|Older ones are refused.
    security.ldap.enabled|LDAP|boolean|false||all|People of the database come from a directory.
    security.ldap.server|LDAP server|string|ldaps://directory.northwind.test|..255|all|Address of the directory.|security.ldap.enabled=true
    security.ldap.bindUser|LDAP user|string|cn=engine|..255|all|Who asks it.|security.ldap.enabled=true
    security.ldap.bindPassword|LDAP password|password|s3cret-of-the-sandbox|..255|all|Of that user.|security.ldap.enabled=true
    security.auditLog|Audit log|boolean|true|||Writes who read which table.
    security.auditLog.queries|Texts of queries|boolean|false|||Also what they asked.|security.auditLog=true
    security.maskErrors|Hide values in errors|boolean|true|||Error texts say no value of a row.`,
  Networking: `
    network.connections|Connections|number|500|10..10000|analytics|Of one node.
    network.keepAlive|Keep-alive|number|60|5..600||Seconds between two signs of life.
    network.compression|Compress answers|boolean|true|||On the way to the client.
    network.fetchSize|Rows of a packet|number|1000|10..100000||Rows sent at once.
    network.proxy.enabled|Proxy|boolean|false||all|Requests to the outside go through a proxy.
    network.proxy.address|Proxy address|string|proxy.northwind.test:3128|..255|all|Host and port.|network.proxy.enabled=true
    network.proxy.password|Proxy password|password||..255|all|Empty for none.|network.proxy.enabled=true
    network.proxy.exceptions|Without the proxy|text|localhost|..4000|all|Hosts, one a line.|network.proxy.enabled=true`,
  'SQL interface': `
    sqli.port|Port|number|5433|1024..65535|SQLi|Where programs connect.
    sqli.dialect|Dialect|enum|ansi|ansi,postgres,spark|SQLi|How queries are read.
    sqli.nullOrdering|Order of nulls|enum|last|first,last|SQLi|Where nothing is said.
    sqli.autoCommit|Automatic commit|boolean|true|||Each statement is a transaction of its own.
    sqli.statementCache|Prepared statements|number|250|0..10000|SQLi|Kept for each connection.
    sqli.metadataCache|Metadata cache|number|300|0..86400||Seconds names of tables are kept.
    sqli.maxIdentifier|Longest name|number|128|16..512|SQLi|Characters of a table or column.
    sqli.functions|Own functions|boolean|false||SQLi|People may define functions.
    sqli.functions.languages|Languages of functions|enum|sql|sql,python,both|SQLi|In which they are written.|sqli.functions=true
    sqli.banner|Greeting|text|Welcome to the warehouse.|..2000||Shown to every program that connects.`,
  Notebook: `
    notebook.enabled|Notebooks|boolean|true|||People may open notebooks.
    notebook.idleStop|Idle stop|number|60|5..1440||Minutes until an unused kernel ends.|notebook.enabled=true
    notebook.memory|Memory of a kernel|number|2048|256..32768||MB.|notebook.enabled=true
    notebook.kernels|Kernels of a person|number|3|1..20||At a time.|notebook.enabled=true
    notebook.packages|Packages ahead|text|pandas\\npyarrow|..4000||One a line; every kernel starts with them.|notebook.enabled=true
    notebook.internet|Access to the internet|boolean|false|||From within a kernel.|notebook.enabled=true`,
  'Basalt Labs': `
    labs.naturalLanguage|Questions in plain words|boolean|false|||Turns a question into a query, for trying out.
    labs.naturalLanguage.model|Model|enum|small|small,large||Which one answers.|labs.naturalLanguage=true
    labs.autoIndex|Indexes by themselves|boolean|false||analytics|Makes and drops indexes by what is asked.
    labs.autoIndex.space|Space for indexes|number|10|1..100||Percent of the disk.|labs.autoIndex=true
    labs.queryHints|Query hints|boolean|true|||Shows a faster way to ask the same.
    labs.geo|Geography|boolean|false||all|Points, lines and areas as types of columns.`,
}

/** Sources that can be read; each has the keys of `connectorRows`. */
export const connectors = [
  ['s3', 'Amazon S3'],
  ['gcs', 'Google Cloud Storage'],
  ['adls', 'Azure Data Lake'],
  ['bigquery', 'BigQuery'],
  ['snowflake', 'Snowflake'],
  ['postgres', 'PostgreSQL'],
  ['kafka', 'Kafka'],
  ['iceberg', 'Iceberg'],
  ['delta', 'Delta Lake'],
  ['mysql', 'MySQL'],
] as const

export const connectorRows = `
    enabled|{name}|boolean|true||loader|Tables may be read from {name}.
    connections|{name}: connections|number|16|1..256|loader|At a time.|{key}.enabled=true
    timeout|{name}: timeout|number|60|1..3600||Seconds without an answer.|{key}.enabled=true
    retries|{name}: attempts|number|3|0..20||Before a reading counts as failed.|{key}.enabled=true
    endpoint|{name}: endpoint|string||..255|loader|Empty for the usual one.|{key}.enabled=true
    secret|{name}: secret|password||..1024|loader|Of the service account; empty for the cluster's own.|{key}.enabled=true
    pushdown|{name}: filter at the source|boolean|true|||Only rows that are asked for are read.|{key}.enabled=true`

/** Parts of the cluster with a log of their own. */
export const loggedParts = [
  'analytics',
  'loader',
  'planner',
  'cache',
  'storage',
  'security',
  'network',
  'jobs',
  'connectors',
  'notebook',
  'scheduler',
  'metadata',
  'replication',
  'gateway',
  'statistics',
] as const

export const loggingRows = `
    logging.{part}|Log of {part}|enum|info|error,warn,info,debug,trace||How much it writes.
    logging.{part}.keep|Log of {part}: kept for|number|14|1..365||Days.`

/** The keys of each tenant. */
export const tenantRows: Readonly<Record<string, string>> = {
  Limits: `
    tenant.concurrentQueries|Concurrent queries|number|16|1..512||Of all people of the tenant.
    tenant.memory|Memory|number|32768|256..262144||MB all its queries may take on a node.
    tenant.storage|Storage|number|500|1..100000||GB of tables.
    tenant.priority|Priority|enum|normal|low,normal,high||When nodes are busy.
    tenant.queryTimeout|Query timeout|number|600|1..86400||Seconds; the shorter of this and the server's counts.`,
  Appearance: `
    tenant.title|Title|string|Analytics|..80||Shown above its home page.
    tenant.welcome|Welcome|text|Good to see you.|..2000||On its home page.
    tenant.dateFormat|Dates|enum|yyyy-mm-dd|yyyy-mm-dd,dd.mm.yyyy,mm/dd/yyyy||How they are written.
    tenant.logo|Show the logo|boolean|true|||At the top of every page.`,
  'Basalt Labs': `
    tenant.labs.charts|Charts from questions|boolean|false|||Draws what is asked in plain words, for trying out.
    tenant.labs.charts.theme|Colours of these charts|enum|calm|calm,vivid||Of lines and bars.|tenant.labs.charts=true`,
}
