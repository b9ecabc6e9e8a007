import { describe, expect, it } from 'vitest'
import {
  changeClusterRequest,
  dataStudioResponse,
  switchCopilotRequest,
  switchMlflowRequest,
  switchSynapseRequest,
} from './settings'

describe('what is read of the data studio', () => {
  it.each([
    ['bare', { enable: true }, true],
    ['off', { enable: false }, false],
    ['as data', { data: { enable: true } }, true],
    ['as a flag alone', { data: true }, true],
    ['under another name', { isEnabled: true }, true],
    ['under a third one', { enabled: false }, false],
    ['by the name of the feature', { datastudio: { enable: true } }, true],
    ['by that name in data', { data: { datastudio: true } }, true],
    ['as the message', { message: { enable: true } }, true],
    ['beside a message', { message: 'ok', enable: true }, true],
    ['as a text', { enable: 'true' }, true],
    ['not said', { enable: null }, null],
    ['said under one of its names alone', { enable: null, isEnabled: false }, false],
  ])('%s', (_way, body, isOn) => {
    expect(dataStudioResponse.parse(body)).toBe(isOn)
  })

  it('is nothing else', () => {
    expect(dataStudioResponse.safeParse('<html>').success).toBe(false)
    for (const other of [null, {}, { data: {} }, { status: 'running' }, { message: {} }])
      expect(dataStudioResponse.safeParse(other).success).toBe(false)
  })
})

describe('what is sent', () => {
  it('is the key of the copilot with its turning on alone [API-058, CFG-D31]', () => {
    expect(switchCopilotRequest.safeParse({ openAIEnabled: true, apiKey: 'k' }).success).toBe(true)
    expect(switchCopilotRequest.safeParse({ openAIEnabled: true }).success).toBe(false)
    expect(switchCopilotRequest.safeParse({ openAIEnabled: false, apiKey: 'k' }).success).toBe(false)
  })

  it('is one field of a cluster or several, each by its name [API-038, API-D10]', () => {
    const fields = {
      idleTime: 4,
      analyticsSizeID: 'size-medium',
      loaderSizeID: 7,
      enableDeltaShare: true,
      'display-home-page': true,
      enableOnboarding: false,
      enableChat: true,
    }
    expect(changeClusterRequest.parse(fields)).toEqual(fields)
    for (const [key, value] of Object.entries(fields)) {
      expect(changeClusterRequest.safeParse({ [key]: value }).success).toBe(true)
      expect(changeClusterRequest.safeParse({ [key]: null }).success).toBe(false)
    }
    expect(changeClusterRequest.safeParse({}).success).toBe(false)
  })

  it('is every field of Synapse, none of them empty [API-062]', () => {
    const body = {
      tenant: 't',
      instanceId: 7,
      username: 'u',
      password: 'p',
      enableMicrosoftSynapse: true,
    }
    expect(switchSynapseRequest.parse(body)).toEqual(body)
    for (const key of Object.keys(body))
      expect(switchSynapseRequest.safeParse({ ...body, [key]: undefined }).success).toBe(false)
    for (const key of ['tenant', 'username', 'password'])
      expect(switchSynapseRequest.safeParse({ ...body, [key]: '' }).success).toBe(false)
  })

  it('is no field that the specification does not know', () => {
    expect(changeClusterRequest.safeParse({ idleTime: '4', name: 'x' }).success).toBe(false)
    expect(
      switchMlflowRequest.safeParse({ isEnabled: true, userID: 'u', instanceID: 'i', userId: 'u' }).success,
    ).toBe(false)
  })
})
