const SPECS = '^e2e/specs/.+\\.spec\\.ts$';
const PAGE = '^docs/new-remote\\.md$';

/**
 * What reads, starts or needs a file without importing it: `[files, those who need them]`, as patterns of paths from the project's folder.
 * `$1` is what the first group of `files` found. A file may stand on several lines.
 */
export const READS = [
  // Files that code opens.
  [/^(gateway|studio)\/(?:migrations|sql)\/.+\.sql$/, '^$1/.+/database/migrate\\.ts$'],
  [/^gateway\/migrations\/migrations\.sha256$/, '^gateway/src/platform/database/migration-rules\\.test\\.ts$'],
  [/^(?:\.oxlintrc\.json|gateway\/src\/app\.ts)$/, '^shared/tooling/lint/(?:boundaries|one-way)\\.test\\.mjs$'],
  [/^shared\/(?:storage\/src\/(?:area|stored-value)|time\/src\/days)\.ts$/, '^shared/tooling/lint/one-way\\.test\\.mjs$'],
  [/^docs\/label-words\.(?:bn|en)\.txt$/, '^shared/tooling/lint/label-words\\.test\\.mjs$'],
  [/^shared\/tooling\/lint\/promises\.json$/, '^shared/tooling/lint/promises\\.test\\.mjs$'],
  [/^(?:README|docs\/decisions\/README)\.md$/, '^shared/tooling/docs/pages\\.test\\.mjs$'],
  [/^shared\/tooling\/.+(?<!\.test)\.mjs$/, '^shared/tooling/bootstrap/before-install\\.test\\.mjs$'],
  [/^docs\/migrations\.md$/, '^gateway/src/platform/database/migrations-page\\.test\\.ts$'],
  [/^gateway\/(src\/.+\/exports)\/(?:fonts\/.+\.ttf|.+\.mjs)$/, '^gateway/$1/(?:pdf|receipts)\\.ts$'],
  [/^shared\/ui\/src\/.+\.css$/, '^gateway/src/modules/.*(?:registry/themes|site/page-styles)\\.ts$'],
  [/^shared\/ui\/src\/.+\.css$/, '^shared/ui/src/(?:styles|themes/contrast)\\.test\\.ts$'],
  [/^shared\/ui\/src\/themes\/.+\.css$/, '^shell/src/preferences/preferences\\.test\\.ts$'],
  [/^(?:shared\/i18n\/messages\/errors\/|docs\/errors\.md$)/, '^shared/(?:api/src/errors|i18n/src/product-messages)\\.test\\.ts$'],
  [/^shared\/ui\/src\/games\/GameTile\.test\.tsx$/, '^shell/src/product-messages\\.test\\.tsx$'],
  [/^shell\/src\/messages\//, '/site/site\\.test\\.ts$'],
  [
    /^(?:mf-[a-z]+\/src\/descriptor|shell\/src\/routing\/Pages|operator\/console\/src\/Pages)\.tsx?$/,
    '^e2e/screens/screens\\.test\\.ts$',
  ],
  [/^studio\/art\//, '^studio/src/pages/html\\.ts$'],
  [/^shared\/programs\/run-kept\.mjs$/, '^shared/programs/compile\\.mjs$'],
  [/^shared\/tooling\/federation\/messages-loader\.mjs$/, '^shared/tooling/federation/module-rules\\.mjs$'],
  [/^shared\/tooling\/release\/print-contract\.ts$/, '^shared/tooling/release/read-contract\\.mjs$'],
  [/^shared\/tooling\/scaffold\/remote\//, '^shared/tooling/scaffold/new-remote\\.mjs$'],
  [/^shared\/tooling\/scaffold\/kit\/(?:program\.mjs$|template\/)/, '^shared/tooling/scaffold/kit/write-kit\\.mjs$'],
  [/^docs\/remote-elsewhere\.md$|^shared\/tooling\/scaffold\/(?:new-remote|remote-kit)\.mjs$/, PAGE],
  [/^studio\/(?:client\/(?:game|slot|instant|table|step|verify)\/main\.ts|webpack\.config\.mjs)$/, '^studio/build\\.mjs$'],
  [
    /^shared\/tooling\/jest\/(?:browser-environment\.cjs|css-classes\.cjs|picture-address\.cjs|setup-browser\.mjs)$/,
    '^shared/tooling/jest/browser\\.mjs$',
  ],

  // Programs that tests start.
  [/^shared\/tooling\/scaffold\/kit\/program\.mjs$/, '/kit/program\\.test\\.mjs$'],
  [/^(gateway|studio)\/src\/(?:.+\/)?testing\/global-setup\.(?:ts|mjs)$/, '^$1/src/.+\\.test\\.ts$'],
  [/^gateway\/src\/platform\/(?:testing\/test-server-command|database\/command)\.ts$/, '/testing/global-setup\\.mjs$'],
  [/^gateway\/src\/modules\/play\/second-vendor\/vendor-program\.mjs$/, '/second-vendor/second-vendor\\.test\\.ts$'],
  [/^gateway\/src\/main\.ts$/, '^gateway/src/.+/(?:crash-recovery|killed-rounds)\\.test\\.ts$'],
  [/^studio\/src\/main\.ts$/, '/(?:studio-list|titles-at-random|killed-rounds|rounds/restart)\\.test\\.ts$'],
  [/^studio\/src\/merchants\/add-merchant\.ts$/, '/(?:studio-list|titles-at-random|killed-rounds|add-merchant)\\.test\\.ts$'],
  [/^studio\/src\/audit\/samples\/command\.ts$/, '/(?:titles-at-random|killed-rounds)\\.test\\.ts$'],
  [/^studio\/src\/titles\/list-command\.ts$/, '/platform/testing/seed-games\\.ts$'],
  [/^studio\/src\/fairness\/command\.ts$/, '^studio/build\\.mjs$'],
  [/^studio\/src\/audit\/command\.ts$/, '^shared/tooling/cli/commands\\.test\\.mjs$'],
  [/^studio\/src\/proofs\/command\.ts$/, '/(?:studio-list|proofs/proof)\\.test\\.ts$'],
  [/^studio\/src\/profiles\/command\.ts$/, '/(?:profiles/profiles|with-studio/stake-by-age)\\.test\\.ts$'],
  [/^studio\/build\.mjs$/, '/(?:(?:studio-list|titles-at-random|killed-rounds)\\.test|studio/src/testing/global-setup)\\.ts$'],
  [
    /^shared\/tooling\/bin\/pavilion\.mjs$/,
    '/(?:registry/release|crash-recovery|studio-list|titles-at-random|killed-rounds|rounds/restart|second-vendor|cli/commands)\\.test\\.m?[jt]s$',
  ],
  [/^shared\/(?:contract|host)\/src\/(?:.+\/)?index\.tsx?$/, '/registry/release\\.test\\.ts$'],

  // What a browser meets: every spec opens the site, few open everything else.
  [/^shared\/tooling\/(?:bin\/pavilion|bootstrap\/platform)\.mjs$/, SPECS],
  [/^shell\/src\/main\.tsx$|^gateway\/src\/(?:main|seed|.+\/(?:make-keys|command))\.ts$/, SPECS],
  [/^shell\/src\/main\.tsx$|^gateway\/src\/(?:main|seed|.+\/(?:make-keys|command))\.ts$/, PAGE],
  [/^shared\/(?:contract|host|ui|testing)\/src\/(?:.+\/)?index\.tsx?$/, PAGE],
  [/^mf-[a-z]+\/src\/(?:remote|descriptor)\.ts$/, specsIn('accessibility', 'faults', 'control')],
  [/^mf-(?:lobby|games)\/src\/(?:remote|descriptor)\.ts$/, specsIn('identity', 'journeys', 'lists', 'lobby', 'money')],
  [/^mf-(?:wallet|member)\/src\/(?:remote|descriptor)\.ts$/, specsIn('identity', 'journeys', 'money')],
  [/^mf-agent\/src\/(?:remote|descriptor)\.ts$/, specsIn('identity', 'money')],
  [/^operator\/(?:src\/command\.ts|console\/src\/(?:main\.tsx|early\.ts))$/, specsIn('console', 'identity', 'money', 'control')],
  [/^studio\/(?:src\/main\.ts|src\/merchants\/add-merchant\.ts|build\.mjs)$/, specsIn('journeys', 'lobby', 'money')],
  [/^acquirer\/src\/main\.ts$/, specsIn('journeys', 'money')],
  [/^e2e\/specs\/identity\/sign-in-flags\.setup\.ts$/, specsIn('identity', 'journeys', 'money')],
  [/^e2e\/playwright\.config\.ts$/, SPECS],
];

/** What decides how everything is built, installed or run. */
export const REACHES_EVERYTHING = [
  /^(?:package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|\.nvmrc|\.gitignore|\.ci\/run)$/,
  /^(?:.+\/)?jest\.config\.mjs$/,
  /^(?:shared\/)?[^/]+\/(?:package|tsconfig)\.json$/,
  /^shared\/tooling\/(?:tsconfig\/|bootstrap\/test\.mjs$)/,
  /^shared\/tooling\/jest\/(?:compile-once-runtime|plain-node-environment)\.cjs$/,
];

/** What no test looks at. The checks of types, lint, format and dead code still do. */
export const REACHES_NO_TEST = [
  /\.md$/,
  /^docs\/pictures\//,
  /LICENSE[^/]*\.txt$/,
  /^(?:\.oxlintrc|\.oxfmtrc|knip)\.json$/,
  /\.d\.[cm]?ts$/,
  // Asked for by a person alone: measurements, photographs, long runs, the site in one piece, a remote while it is developed.
  /^e2e\/(?:bench|specs\/soak)\//,
  /^studio\/src\/audit\/bench\//,
  /^e2e\/screens\/(?!(?:site-|console-)?screens\.)/,
  /^gateway\/src\/.+\/(?:bench|vendor-load)\.ts$/,
  /^shell\/src\/remotes\/load-bundled\.ts$/,
  /^shared\/tooling\/(?:bootstrap\/(?:start|check)|federation\/renew-preview-cookie)\.mjs$/,
  /^mf-[a-z]+\/dev\//,
];

function specsIn(...folders) {
  return `^e2e/specs/(?:${folders.join('|')})/.+\\.spec\\.ts$`;
}
