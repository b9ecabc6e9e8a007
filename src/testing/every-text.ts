// Importing this file is enough: a page brings the texts it shows along, and a test of one of its parts must not depend
// on which pages were loaded before it in the same worker.
import.meta.glob('../locales/*-texts.ts', { eager: true })
