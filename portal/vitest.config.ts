import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    name: 'portal',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['../.config/quiet-tests.js', '../.config/test-page.js', 'src/tests/setup.ts'],
    isolate: false,
    maxWorkers: 1,
    testTimeout: 30_000,
    restoreMocks: true,
  },
});
