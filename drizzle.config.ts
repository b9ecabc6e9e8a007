import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./sandbox/store/schema.ts', './sandbox/identity/schema.ts', './sandbox/denials/schema.ts'],
  out: './sandbox/store/migrations',
})
