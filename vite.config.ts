import { fileURLToPath } from 'node:url';
import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { oneLanguage } from './scripts/lib/one-language.mjs';
import { textOptions } from './scripts/lib/text.mjs';

/** Under `npm run dev` Vite serves the app and the gateway everything else. */
const gateway = process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:4600';

/**
 * Which modules share a file ([decision 19](docs/decisions/0019-first-loads.md)): the first group that a module belongs to takes it
 * and what it imports. `minShareCount` keeps out what only one screen uses, or few.
 */
const sharedFiles = [
  // Stays in the browser's cache from release to release.
  {
    name: 'libraries',
    tags: ['$initial' as const],
    test: oneOf('node_modules/(react|react-dom|scheduler|@tanstack)/'),
  },
  { name: 'shell', tags: ['$initial' as const] },
  {
    name: 'list',
    minShareCount: 3,
    test: oneOf(
      // What forms and an entry's page have of products and purchases is in no other list.
      'src/domain/(?!p|work)',
      'src/api/(?!attempts|drafts|expenses|jobs|labor-rules/(?!keys|queries|operations)|payments|products|core/attempt)',
      'src/api/attempts/(applied|names)',
      'src/contract/(?!attempt|bulk-job|draft|directory|purchases)',
      'src/(api/products/words|domain/price|text/amount-text)',
      '@tabler',
      '@tanstack',
      'src/ui/(?!form/picker)',
      'src/modules/(list|list-tools|saved-views|filter-checks|whole-list)',
      'src/modules/(branch-picker|business-day|error-panel|export/(?!xlsx|csv|cells)|later-part|permissions)',
      // What opens a sale or a schedule: those screens would load all that the journal's records share for it.
      'src/modules/open-record',
      'src/modules/(catalog-select/catalog-choices|job-report/job-(address|link|words)|provider-directory/use-providers)',
      // The little that lists use of what forms have: without it they would load all that forms share.
      'src/modules/receipt/exact-text',
      'src/modules/directory/entry-words',
      'src/modules/outcome-panel/(write-words|use-focus-on-arrival)',
      'src/modules/form-fields/(use-focus-after|value-rules)',
      'src/text/generated/messages/(attempts|branches|catalogs|common|errors|export|lists|loading|open_record|permissions)_',
      'big.js',
    ),
  },
  // What the home shows of areas whose own screens are apart from it.
  {
    name: 'home-reads',
    minShareCount: 2,
    test: oneOf(
      'src/api/(receivables|labor-rules/rule-sets)',
      'src/(contract/receivables|modules/(branch-reads|permissions))',
      'src/text/generated/messages/branches_subject',
    ),
  },
  // Their shapes take long to make: apart from what every list loads. With them the little that just two areas or the journal's
  // two screens share.
  {
    name: 'records',
    minShareCount: 2,
    test: oneOf(
      'src/contract/(attempt|bulk-job|draft|directory|purchases)',
      'src/features/attempts',
      'src/text/generated/messages/(attempts_|common_(choose_file|file_failed)|drafts_untitled)',
      'icons/IconSendOff',
      'src/ui/layout',
      'src/api/(attempts|drafts|jobs|payments|schedule-assignments/schemas|core/attempt|expenses/(schemas|sent-document|totals|operations|queries|keys))',
      'src/features/purchases/purchase-words',
      // The little that many payments have of their jobs: without it one would load what the other is made of.
      'src/modules/(bulk-job/start|job-report/(lazy|start-failed))',
      'src/text/generated/messages/payments_(many_(amount|choose|paper|title)|purchases)[.]',
      // The little that forms of purchases and payments have of the list: without it they would load its file.
      'src/(domain/(purchase/status|payment-rest)|modules/purchase-(status/(purchase-status|document-words)|form/purchase-form.module))',
      'src/text/generated/messages/purchases_(branch|control|credit_days|document|due_short|empty|generation|id|in_cash|left_out|list_subject|none|observation|owed_empty|processed|provider|status|title|total|unchosen)',
      'src/modules/(directory/|journal)',
    ),
  },
  {
    name: 'form',
    minShareCount: 3,
    test: oneOf(
      'src/modules/(attempt|drafts|draft-start|form|form-fields|outcome-panel|receipt|review-panel|undo)',
      'src/modules/(catalog-select|directory-picker|address-fields|provider-directory|provider-form|table-file)',
      'src/text/generated/messages/((forms|drafts|review|outcome|providers|table_file)_|common_(redo|undo))',
      '@mantine',
      'react-hook-form',
      '@hookform',
    ),
  },
  // A list together with its route; other screens that need a part of it load the whole file.
  { name: 'batches', test: oneOf('src/routes/branches/[$]branchId/batches[.?]') },
  {
    name: 'products',
    test: oneOf(
      'src/routes/branches/[$]branchId/products[.?]',
      // What the other screens of products share; with it the little that labels and jobs have of bulk changes.
      'src/features/products/(all-products|bulk/(chosen-products|product-columns)|product-form/(vat|decimal-rules))',
      'src/features/products/product-page/(product-(finding|head|history|search)|search-status|use-product-finding)',
      'src/domain/(bulk-price|price)',
      'src/api/products',
      'src/text/generated/messages/bulk_no_matches',
    ),
  },
  // What two screens of an area share: what its lists need before what only its forms do.
  ...Object.entries({
    'batches-rest': oneOf(
      'src/features/batches',
      'src/modules/batch-rows',
      'src/text/generated/messages/(batches|ladder)_',
    ),
    'table-file': oneOf('fflate', 'src/modules/export'),
    job: oneOf(
      'src/modules/(bulk-job/(?!prepare)|job-report)',
      // What is told of payments under way; the rest is their form's.
      'src/text/generated/messages/payments_many_(applied|cancel|caption|found|held|job|none_(applied|in)|not_sent|progress|refused|rows|see|subject|sum_|sums|unknown|view)',
    ),
    purchases: oneOf(
      'src/features/purchases/(first-purchase|owed|purchase-(address|list)|purchases.module)',
      'src/modules/purchase-status',
    ),
    'payment-form': oneOf(
      'src/features/payments',
      'src/modules/payment-start',
      'src/domain/payment',
      'src/text/generated/messages/payments_',
    ),
    'purchase-form': oneOf(
      'src/features/(purchases|excluded-purchases)',
      'src/modules/(excluded-start|provider-form|purchase-form|whole-list/use-product-finder)',
      'src/api/expenses',
      'src/domain/purchase',
      'src/text/generated/messages/(purchases|excluded_purchases)_',
    ),
    schedules: oneOf(
      'src/features/(schedules|labor-rules)',
      'src/modules/work-week',
      'src/domain/work',
      'src/api/(work|labor-rules)',
      'src/text/generated/messages/((schedules|work|what_if|labor_rules)_|common_(no|yes)[.])',
    ),
  }).map(([name, test]) => ({ name, test, minShareCount: 2 })),
  // Bulk changes with what their later steps share, and a job of them with what writing its rows into a file shares with those.
  { name: 'bulk', test: oneOf('src/routes/branches/[$]branchId/products_[.]bulk[.]') },
  { name: 'bulk-job', test: oneOf('src/routes/branches/[$]branchId/products_[.]bulk_') },
  // The three forms of one product, with what only one of them needs: apart, each would be a file more to load.
  {
    name: 'product-form',
    test: oneOf('src/routes/branches/[$]branchId/products_[.](new|[$]productId_)'),
  },
].map((group, index, { length }) => ({ ...group, priority: length - index }));

/** Modules whose path has one of these, from the beginning of a folder's name. */
function oneOf(...paths: string[]): RegExp {
  return new RegExp(`/(${paths.join('|')})`);
}

/**
 * V8 compiles every function of a file while the file still comes, off the page's thread, instead of each when it is first called
 * ([decision 24](docs/decisions/0024-what-a-page-comes-with.md)). That pays for what every page starts with; of a screen's own files
 * too few functions are called. V8 reads this at the file's beginning only, where Vite writes last.
 */
const compileAhead: Plugin = {
  name: 'compile-ahead',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const entry = chunks.find(({ isEntry }) => isEntry);
      const first = chunks.filter((one) => one === entry || entry?.imports.includes(one.fileName));
      for (const file of first) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
};

/** A build speaks one language (`scripts/lib/build.mjs`); while the app is developed, both are there. */
const { VITE_LANGUAGE: language } = process.env;

export default defineConfig({
  plugins: [
    compileAhead,
    paraglideVitePlugin(textOptions),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // What a screen reads is of its own file: the app starts without the shapes of every area's answers.
      codeSplittingOptions: { defaultBehavior: [['loader', 'component']] },
      routesDirectory: './src/routes',
      generatedRouteTree: './src/app/route-tree.gen.ts',
      quoteStyle: 'single',
    }),
    react(),
    language === 'es' || language === 'en' ? oneLanguage(language) : null,
  ],
  resolve: {
    tsconfigPaths: true,
    // Mantine's own gives each input another id after the first drawing, so that a form is drawn twice before it is seen.
    alias: [
      {
        find: /^\.\/use-id\/use-id\.mjs$/,
        replacement: fileURLToPath(new URL('src/ui/form/use-id.ts', import.meta.url)),
      },
    ],
  },
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
      output: { codeSplitting: { groups: sharedFiles } },
    },
    // tests/budgets.json judges sizes, by what a screen loads.
    chunkSizeWarningLimit: 1000,
  },
});
