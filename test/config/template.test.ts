import { expect, test } from 'vitest'
import { parseConfig } from '../../src/config/config-file.ts'
import { defaultConfig } from '../../src/config/schema.ts'
import { configFrom, settings } from '../../src/config/settings.ts'
import { configJsonSchema, configTemplate } from '../../src/config/template.ts'

test('configTemplate() sets nothing, and the defaults once its settings are uncommented', () => {
  const template = configTemplate()
  expect(parseConfig(template, 'template').size).toBe(0)
  const uncommented = template.replace(/^# (\w+ = )/gmu, '$1')
  expect(configFrom(parseConfig(uncommented, 'template'))).toEqual(defaultConfig)
})

test('every setting says what it does', () => {
  expect(settings.filter(({ schema }) => !schema.description).map(({ key }) => key)).toEqual([])
})

test('configJsonSchema() describes what may be written: nothing is required, unknown keys are not allowed', () => {
  const schema = configJsonSchema() as {
    properties: Record<string, { additionalProperties?: unknown; required?: unknown }>
  }
  expect(schema).toMatchObject({ type: 'object', additionalProperties: false })
  expect(schema).not.toHaveProperty('required')
  expect(schema.properties['inject']).toMatchObject({ type: 'object', additionalProperties: false })
  expect(schema.properties['inject']).not.toHaveProperty('required')
})
