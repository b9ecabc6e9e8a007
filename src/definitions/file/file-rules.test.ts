import { expect, it } from 'vitest'
import { fileRules } from './file-rules'

it.each([
  ['day', '2026-03-01', '2026-02-30', 'Enter a day, such as 2026-03-01.'],
  ['email', 'ada@example.com', 'ada', 'Type an email address, such as name@example.com.'],
  ['host', 'db.example.com', 'db example', 'Type a host name or an IP address, such as db.example.com.'],
  ['host-pattern', '*.example.com', '*', 'Type a host name, such as db.example.com or *.example.com.'],
  ['ip-range', '10.0.0.0/8', '10.0.0.0/99', 'Type an IP address or a range, such as 10.0.0.0/8.'],
  ['time', '08:30', '24:30', 'Enter a time of day, such as 08:30.'],
  ['url', 'https://example.com', 'javascript:alert(1)', 'Type a web address that starts with https://.'],
] as const)(
  'the rule "%s" takes %s, with spaces around it too, and refuses %s',
  (name, right, wrong, sentence) => {
    const rule = fileRules[name]
    expect([rule(right), rule(` ${right}\t`), rule(wrong)]).toEqual([null, null, sentence])
  },
)
