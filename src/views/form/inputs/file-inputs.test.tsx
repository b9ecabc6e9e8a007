import { act, fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { FieldDefinition } from '../../../definitions/define-field'
import type { FormValue } from '../../../definitions/form-values'
import { buildPerson } from '../../../testing/builders'
import { doors } from '../../../testing/example-definition'
import { FormEngineContext } from '../form-engine-context'
import { formPlanOf } from '../form-plan'
import type { Upload } from '../use-form-upload'
import { FileInput } from './file-input'
import type { InputProps } from './input-props'
import { TextFileInput } from './text-file-input'

type Parts = Partial<InputProps> & { upload?: Upload }

function draw(Input: typeof FileInput, field: Partial<FieldDefinition>, parts: Parts = {}) {
  const { upload = null, value: opening = null, ...rest } = parts
  const heard: FormValue[] = []
  const left = vi.fn()
  function Held() {
    const [value, setValue] = useState<FormValue>(opening)
    return (
      <Input
        {...{ id: 'file', labelId: 'label', describedBy: undefined, hasError: false, lock: null }}
        {...{ choices: [], isRequired: false, onBlur: left, inputRef: () => {} }}
        field={{ kind: 'file', label: { en: 'File' }, ...field }}
        value={value}
        onChange={(next) => {
          heard.push(next)
          setValue(next)
        }}
        {...rest}
      />
    )
  }
  render(
    <Engine upload={upload}>
      <Held />
    </Engine>,
  )
  const chooser = () => document.querySelector<HTMLInputElement>('input[type=file]')
  const choose = (...files: File[]) =>
    act(async () => {
      const input = chooser()
      if (input) fireEvent.change(input, { target: { files } })
    })
  return { heard, left, choose, chooser }
}

function Engine({ upload, children }: { upload: Upload | null; children: ReactNode }) {
  const context = {
    ...({ person: buildPerson(), productKey: 'basalt', mode: 'create', record: null, values: {} } as const),
    scope: { kind: 'user' } as const,
  }
  const plan = formPlanOf(doors, 'create')
  return (
    <FormEngineContext
      value={{
        ...{ id: 'form', plan, context, faults: {}, attempts: 0, retryOption: null, upload },
        runAfterPress: (task) => task(),
      }}
    >
      {children}
    </FormEngineContext>
  )
}

const named = (name: string, bytes: number, type = '') => new File(['x'.repeat(bytes)], name, { type })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('a file that is stored elsewhere', () => {
  it.each([
    [512, '0.5 KB'],
    [1_500, '1.5 KB'],
    [999_900, '999.9 KB'],
    [1_000_000, '1.0 MB'],
    [2_550_000, '2.5 MB'],
  ])('of %i bytes is chosen, named as %s and judged at once', async (bytes, size) => {
    const { heard, left, choose } = draw(FileInput, {})
    const file = named('rules.whl', bytes)
    await choose(file)
    expect(heard).toEqual([file])
    expect(left).toHaveBeenCalledOnce()
    expect(screen.getByText(`rules.whl, ${size}`)).toBeDefined()
    press('Remove rules.whl')
    expect(heard).toEqual([file, null])
    expect(screen.queryByText(/rules\.whl/)).toBeNull()
  })

  it('is offered by the endings of its field, or any', () => {
    expect(draw(FileInput, { accept: ['.py', '.jar'] }).chooser()?.accept).toBe('.py,.jar')
  })

  it('is chosen in the one window that the button opens', () => {
    const { chooser } = draw(FileInput, {})
    const opened = vi.fn((event: Event) => event.preventDefault())
    chooser()?.addEventListener('click', opened)
    press('Choose a file')
    expect(opened).toHaveBeenCalledTimes(1)
  })

  it('may be any where its field names none', () => {
    expect(draw(FileInput, {}).chooser()?.accept).toBe('')
  })

  it('is not taken while its field is locked', async () => {
    const { heard, left, choose } = draw(FileInput, {}, { lock: 'Fixed' })
    await choose(named('rules.whl', 1))
    expect([heard, left.mock.calls]).toEqual([[], []])
  })

  it('that was chosen before its field was locked stays', () => {
    draw(FileInput, {}, { value: named('rules.whl', 1), lock: 'Fixed' })
    expect(screen.getByText('rules.whl, 0.0 KB')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Remove rules.whl' })).toBeNull()
  })

  it('shows how far it is on its way, and can be stopped and not removed then', () => {
    const cancel = vi.fn()
    draw(FileInput, {}, { value: named('rules.whl', 1), upload: { percent: 41, cancel } })
    expect(screen.queryByRole('button', { name: 'Remove rules.whl' })).toBeNull()
    expect(screen.getByRole('progressbar', { name: 'Uploading 41 %' }).getAttribute('aria-valuenow')).toBe(
      '41',
    )
    expect(screen.getByRole('status').textContent).toContain('Uploading 41 %')
    press('Cancel the upload')
    expect(cancel).toHaveBeenCalledOnce()
  })

  it('shows no way while there is none under way', () => {
    draw(FileInput, {}, { value: named('rules.whl', 1) })
    expect(screen.queryByRole('status')).toBeNull()
    expect(screen.queryByRole('progressbar')).toBeNull()
  })
})

describe('the content of a file', () => {
  const text = { kind: 'file-text' } as const
  const image = { kind: 'image' } as const
  it('is the value, with the number of its characters, and can be taken out', async () => {
    const { heard, left, choose } = draw(TextFileInput, text)
    await choose(named('ca.pem', 8))
    expect(heard).toEqual(['xxxxxxxx'])
    expect(left).toHaveBeenCalledOnce()
    expect(screen.getByText('ca.pem, 8 characters')).toBeDefined()
    press('Remove ca.pem')
    expect(heard).toEqual(['xxxxxxxx', null])
    expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull()
  })

  it('may be 512 KB, and a byte more is refused until another is chosen', async () => {
    const { heard, choose } = draw(TextFileInput, text)
    await choose(named('large.pem', 524_289))
    expect(screen.getByRole('alert').textContent).toBe('large.pem is larger than 512 KB.')
    expect(heard).toEqual([])
    await choose(named('just.pem', 524_288))
    expect(heard).toHaveLength(1)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('that cannot be read says so', async () => {
    const { heard, left, choose } = draw(TextFileInput, text)
    const file = named('gone.pem', 1)
    vi.spyOn(file, 'arrayBuffer').mockRejectedValue(new Error('NotReadableError'))
    await choose(file)
    expect(screen.getByRole('alert').textContent).toBe('gone.pem could not be read.')
    expect([heard, left.mock.calls.length]).toEqual([[], 1])
  })

  it.each([
    ['bytes that no UTF-8 has', [0x25, 0x50, 0x44, 0x46, 0x0a, 0xe2, 0xe3, 0xcf, 0xd3]],
    ['a NUL', [0x41, 0x00, 0x42]],
  ])('that is no text, for it has %s, is refused, and nothing of it is kept', async (_, bytes) => {
    const { heard, left, choose } = draw(TextFileInput, text)
    await choose(new File([new Uint8Array(bytes)], 'contract.pdf'))
    expect(screen.getByRole('alert').textContent).toBe(
      'contract.pdf is no text in UTF-8. Only text can be kept here.',
    )
    expect([heard, left.mock.calls.length]).toEqual([[], 1])
    expect(screen.queryByText(/characters/)).toBeNull()
    await choose(new File(['Grüße 😀'], 'note.txt'))
    expect(heard).toEqual(['Grüße 😀'])
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('that was there before goes by the name of its field, and stays while that is locked', async () => {
    const { heard, choose } = draw(TextFileInput, text, { value: 'é😀', lock: 'Fixed' })
    expect(screen.getByText('File, 2 characters')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Remove File' })).toBeNull()
    await choose(named('ca.pem', 1))
    expect(heard).toEqual([])
  })

  it('is not taken for a picture where it is none', async () => {
    const { heard, choose, chooser } = draw(TextFileInput, image)
    expect(chooser()?.accept).toBe('image/png,image/jpeg,image/gif,image/webp')
    await choose(named('logo.svg', 1, 'image/svg+xml'))
    expect(screen.getByRole('alert').textContent).toBe('logo.svg is no PNG, JPEG, GIF or WebP image.')
    expect(heard).toEqual([])
  })

  it('of a picture that cannot be read says so', async () => {
    class Broken {
      error = new Error('NotReadableError')
      onload = () => {}
      onerror = () => {}
      readAsDataURL() {
        this.onerror()
      }
    }
    vi.stubGlobal('FileReader', Broken)
    const { heard, choose } = draw(TextFileInput, image)
    await choose(named('logo.png', 3, 'image/png'))
    expect(screen.getByRole('alert').textContent).toBe('logo.png could not be read.')
    expect(heard).toEqual([])
  })

  it('of a picture is its address, and is shown', async () => {
    const { heard, choose } = draw(TextFileInput, image)
    await choose(named('logo.png', 3, 'image/png'))
    expect(await screen.findByRole('img', { name: 'Chosen for File' })).toHaveProperty(
      'src',
      'data:image/png;base64,eHh4',
    )
    expect(heard).toEqual(['data:image/png;base64,eHh4'])
  })
})
