/** Owners of tables that no `interface Tables` declares: only SQL speaks of them. All others belong to the module that declares them. */
export const TABLES_WITHOUT_TYPES: Readonly<Record<string, readonly string[]>> = {
  agents: ['member_game_days'],
  auth: ['member_devices', 'member_networks', 'sign_in_guards'],
  operators: ['operator_attempts', 'operator_devices', 'operator_guards', 'operator_sessions', 'operator_sponsors'],
  platform: ['address_counts', 'leases', 'share_uses', 'sql_objects'],
  registry: ['cloned_with_brands'],
  telemetry: ['canary_reports', 'remote_error_samples', 'remote_errors', 'remote_minutes', 'remote_refusals', 'remote_skew'],
  verification: ['verification_codes'],
  wallet: ['ledger_checkpoints', 'ledger_reading', 'ledger_reference_owners', 'ledger_swept'],
};

/**
 * What a module may do with a table that is not its own, and why: `agents reads deposits of deposits`. The list only gets shorter: an entry that
 * nobody needs fails. docs/decisions/0027-tables-of-modules.md has the ways that need none.
 */
export const EXCEPTIONS: Readonly<Record<string, string>> = {};

/** Tests and fixtures that write another module's table, for what nobody can bring about by its functions. The lists only get shorter. */
export const TESTS_THAT_WRITE: Readonly<Record<string, readonly string[]>> = {
  'modules/content/site-info/site-admin.test.ts': ['credentials'],
  'modules/control/outbox/logs.test.ts': ['share_uses'],
  'modules/control/registry/registry.test.ts': ['audit_log'],
  'modules/identity/auth/captchas.abuse.test.ts': ['share_uses'],
  'modules/identity/auth/checks.test.ts': ['credentials', 'members', 'share_uses'],
  'modules/identity/auth/one-time-codes.test.ts': ['members'],
  'modules/identity/auth/password-fault.test.ts': ['credentials'],
  'modules/identity/auth/recovery.test.ts': ['members', 'share_uses'],
  'modules/identity/auth/register-mobile.test.ts': ['share_uses'],
  'modules/identity/auth/registration.abuse.test.ts': ['share_uses'],
  'modules/identity/auth/registration.test.ts': ['brands'],
  'modules/identity/auth/sessions.test.ts': ['brands', 'members'],
  'modules/identity/auth/sign-in-by-mobile.test.ts': ['members', 'share_uses', 'verification_codes'],
  'modules/identity/auth/sign-in.test.ts': ['members'],
  'modules/identity/member-admin/member-admin.test.ts': ['member_origins', 'members', 'registration_rules'],
  'modules/identity/social-sign-in/social-sign-in.test.ts': ['members'],
  'modules/identity/verification/codes.test.ts': ['share_uses'],
  'modules/money/accounting/accounting.test.ts': ['deposits', 'game_rounds'],
  'modules/money/bonuses/any-order.test.ts': ['members'],
  'modules/money/bonuses/bonuses.abuse.test.ts': ['games'],
  'modules/identity/auth/weak-choices.abuse.test.ts': ['share_uses'],
  'modules/money/records/long-books-fixture.ts': ['ledger_entries', 'ledger_transactions', 'wallet_accounts'],
  'modules/money/records/records.test.ts': ['deposits'],
  'modules/money/told-to-pages.test.ts': ['withdrawals'],
  'modules/money/transfers/transfers-fixture.ts': ['member_days'],
  'modules/money/transfers/transfers.test.ts': ['members'],
  'modules/money/vendors/seamless-wallet.test.ts': ['game_switches', 'members'],
  'modules/money/wallet/any-order.test.ts': ['members'],
  'modules/money/wallet/batching.test.ts': ['members', 'play_limits'],
  'modules/money/wallet/ledger.test.ts': ['members'],
  'modules/money/withdrawals/withdrawals-fixture.ts': ['member_days', 'member_profiles'],
  'modules/money/withdrawals/withdrawals.test.ts': ['sign_in_guards'],
  'modules/play/game-launch/launch.test.ts': ['brands', 'games'],
  'modules/play/lotteries/lotteries.test.ts': ['game_switches'],
  'one-person/one-person.abuse.test.ts': ['deposits', 'ledger_freezes', 'ledger_lifts', 'payees', 'withdrawals'],
  'platform/database/app-login.abuse.test.ts': ['audit_log', 'ledger_entries'],
  'platform/database/migrations-page.test.ts': ['members'],
  'platform/database/old-names.test.ts': ['bonuses', 'members', 'payees', 'payment_callbacks', 'reconciliations', 'withdrawals'],
  'platform/http/access.test.ts': ['limit_changes', 'payees', 'play_limits', 'withdrawals'],
  'platform/testing/set-flags.ts': ['brands'],
  'platform/testing/staff.ts': ['operator_sponsors'],
  'platform/testing/test-platform.ts': ['registration_rules'],
  'specified-calls.test.ts': ['members'],
  'product-messages.test.ts': [
    'game_switches',
    'member_networks',
    'member_profiles',
    'members',
    'registration_rules',
    'share_uses',
    'verification_codes',
  ],
};
