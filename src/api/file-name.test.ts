import { describe, expect, it } from 'vitest'
import { fileNameOf } from './file-name'

describe('the name of a downloaded file', () => {
  it.each([
    [null, null],
    ['attachment', null],
    ['attachment; filename="agent.whl"', 'agent.whl'],
    ['attachment; filename=agent.whl', 'agent.whl'],
    ['attachment; filename="a.whl"; filename*=UTF-8\'\'gr%C3%B6%C3%9Fe.whl', 'größe.whl'],
    ['attachment; filename*=UTF-8\'\'%E0%A4%A; filename="a.whl"', 'a.whl'],
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    ['attachment; filename="C:\\\\windows\\\\x.exe"', 'x.exe'],
    ['attachment; filename=".."', null],
    ['attachment; filename="."', null],
    ['attachment; filename=""', null],
    ['attachment; filename = "two words.whl"', 'two words.whl'],
    ['attachment; filename=" agent.whl "', 'agent.whl'],
    ['attachment; filename =agent.whl', 'agent.whl'],
    ["attachment; filename*=UTF-8'' agent.whl ; x=1", 'agent.whl'],
    ["attachment; filename*=UTF-8''..%2Fa%00b.whl", 'ab.whl'],
    ['attachment; filename="say \\"hi\\".txt"', 'say "hi".txt'],
  ])('%s: %s', (header, name) => {
    expect(fileNameOf(header)).toBe(name)
  })
})
