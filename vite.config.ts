import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { minifyAgain } from './scripts/lib/minify-again.mjs';
import { namedClasses } from './scripts/lib/named-classes.mjs';
import { sharedByLists } from './scripts/lib/shared-by-lists.mjs';
import { textOptions } from './scripts/lib/text.mjs';

/** Under `npm run dev` Vite serves the app and the gateway everything else. */
const gateway = process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:4600';

/** Of these a list uses a part, and would load all that any form uses: they stay in files of their own. */
const ofForms = /@mantine\/|\/messages\/forms_/;

export default defineConfig({
  plugins: [
    namedClasses(),
    paraglideVitePlugin(textOptions),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: './src/routes',
      generatedRouteTree: './src/app/route-tree.gen.ts',
      quoteStyle: 'single',
    }),
    react(),
    minifyAgain(),
  ],
  resolve: { tsconfigPaths: true },
  css: { transformer: 'lightningcss' },
  server: {
    strictPort: true,
    // The Host header stays Vite's: it is the origin the gateway is told to answer for.
    proxy: Object.fromEntries(
      ['/api', '/gateway', '/sign-in'].map((path) => [
        path,
        { target: gateway, changeOrigin: false },
      ]),
    ),
  },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2023',
    sourcemap: false,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Every screen loads a list of all files: without names it is 2 kB shorter. dist/web-manifest.json tells which is which.
        entryFileNames: 'assets/[hash].js',
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: 'assets/[hash][extname]',
        // What lists share is one file: dozens of small ones compress 7 kB worse together.
        codeSplitting: {
          groups: [
            {
              name: sharedByLists('base', 3),
              debugName: 'base',
              minShareCount: 9,
              test: (id) => !ofForms.test(id),
            },
          ],
        },
      },
    },
    // tests/budgets.json judges sizes, by what a screen loads.
    chunkSizeWarningLimit: 1000,
  },
});
