import { AMOUNT, CODE, NAME, OPERATOR, REASON, REFERENCE, TITLE, USER_NAME } from './long-values';

const ID = '7d1f0a52-3b7c-4c8e-9f10-2a6b5c4d3e2f';
const AT = '2026-01-31T22:58:59.000Z';
const member = { id: '00000000000a11ce', account: USER_NAME, registeredAt: AT };
const method = { bn: 'বাংলাদেশ কৃষি উন্নয়ন ব্যাংক ট্রান্সফার', en: 'Bangladesh Krishi Unnayan Bank transfer' };
const decided = { by: OPERATOR, at: AT, reason: REASON };
const side = { count: 1_234_567, amount: AMOUNT };

const deposit = {
  ...{ id: ID, state: 'review', flow: 'transfer', reviewReason: 'amount', reference: REFERENCE, member, method },
  ...{ provider: 'bangladesh-settlement', amount: AMOUNT, fee: AMOUNT, arrived: AMOUNT, credited: null, currency: 'BDT' },
  ...{
    hasSlip: true,
    approvals: [OPERATOR],
    needed: 2,
    reason: REASON,
    createdAt: AT,
    expiresAt: AT,
    endedAt: null,
    sentBackAt: null,
  },
};

const withdrawal = {
  ...{ id: ID, reference: REFERENCE, state: 'review', confirmation: 'none', member, method, amount: AMOUNT, fee: AMOUNT },
  ...{ payee: { holder: NAME, bank: method.en, number: '•••• 5678', addedAt: AT }, paid: AMOUNT, received: null, currency: 'BDT' },
  ...{ flags: ['large', 'shared-payee', 'first'], approvals: [OPERATOR], needed: 2, reason: null, hasProof: true },
  ...{ requestedAt: AT, endedAt: null },
};

const heldWin = {
  ...{ id: ID, vendor: 'studio', game: 'lantern-dice', round: REFERENCE, reference: REFERENCE, amount: AMOUNT, cap: AMOUNT },
  ...{ won: AMOUNT, currency: 'BDT', state: 'held', heldAt: AT, member, decided: null },
  proposed: { wanted: 'approve', by: OPERATOR, reason: REASON },
};

const adjustment = {
  ...{ id: ID, kind: 'correction', state: 'proposed', member, amount: AMOUNT, currency: 'BDT', wallet: 'main', decided: null },
  ...{ reference: REFERENCE, reason: REASON, proposedBy: OPERATOR, proposedAt: AT },
};

const redemption = {
  ...{ id: ID, status: 'in_process', member, name: method, quantity: 12, points: AMOUNT, receivingAddress: REASON },
  ...{ mobileNumber: '+8801711000015', at: AT, securityChanges: [{ what: 'payment-password', at: AT }], decided },
};

const rewardApplication = {
  ...{ id: ID, state: 'applied', member, activity: { code: 'long', name: method }, gives: AMOUNT, currency: 'BDT' },
  ...{ comment: REASON, pictures: [], at: AT, decided },
};

const ruleVersion = {
  ...{ code: CODE, version: 1_234, name: TITLE, about: TITLE, enabled: true, withdrawn: false },
  ...{ validFrom: AT, validUntil: null, writtenBy: OPERATOR, writtenAt: AT },
};

/** Whatever its kind: a list says nothing of its terms. */
const rule = {
  code: CODE,
  cost: { loss: 1_234, own: 9_999, together: 9_999, gainShare: 9_999, withoutPlay: true, game: null },
  versions: [ruleVersion],
};

const ruleRequest = {
  ...{ id: ID, kind: 'mission', code: CODE, gainShare: 9_999, state: 'requested', requestedBy: OPERATOR, requestedAt: AT },
  wanted: { ...ruleVersion, reason: REASON },
};

const segmentRule = {
  match: 'all',
  of: [
    { fact: 'deposit-sum', op: 'at-least', value: AMOUNT, days: 3_650 },
    {
      match: 'any',
      of: [
        { fact: 'tags', op: 'any-of', values: [CODE, `${CODE}-2`] },
        { fact: 'last-seen', op: 'before', days: 3_650 },
      ],
    },
  ],
};

const segment = {
  code: CODE,
  versions: [{ code: CODE, version: 1_234, name: TITLE, rule: segmentRule, enabled: true, writtenBy: OPERATOR, writtenAt: AT }],
  uses: (['offer', 'promotion'] as const).map((kind) => ({ kind, name: TITLE, gives: true })),
};

const asked = { id: ID, code: CODE, requestedBy: OPERATOR, requestedAt: AT };
const segmentRequest = {
  ...asked,
  kind: 'segment',
  wanted: { name: TITLE, rule: segmentRule, enabled: true, version: 1, reason: REASON },
};
const tagRequest = {
  ...{ ...asked, id: ID.replace('7', '8') },
  kind: 'tag',
  wanted: { tag: CODE, give: true, accounts: Array.from({ length: 20 }, (_, at) => `${USER_NAME}${at}`), reason: REASON },
};

const boardRow = { place: 100, account: USER_NAME, memberId: member.id, score: AMOUNT, played: AMOUNT };
const runningBoard = {
  ...{ id: '1234567', code: CODE, by: 'multiplier', from: '2026-01-26', until: '2026-01-31', endsAt: AT, settledAt: null },
  ...{ members: 1_234_567, standings: [boardRow], prizes: [] },
};
const settledBoard = {
  ...{ ...runningBoard, id: '1234566', by: 'profit', settledAt: AT },
  prizes: [{ ...boardRow, prize: AMOUNT, state: 'barred', decidedAt: AT, corrected: AMOUNT }],
};

const freeRounds = {
  ...{ id: ID, state: 'proposed', member, vendor: 'studio', rounds: 1_000, played: 999, stake: AMOUNT, currency: 'BDT' },
  ...{
    games: [
      { code: CODE, name: TITLE },
      { code: 'dice', name: method },
    ],
    worth: AMOUNT,
    won: AMOUNT,
    reason: REASON,
    days: 365,
  },
  ...{ madeAt: AT, until: null, proposedBy: OPERATOR, decidedBy: null, endedAt: null, endedBecause: null, toldAt: null },
};

const reconciliation = {
  ...{ id: '1', source: 'vendor:studio', day: '2026-01-31', currency: 'BDT', state: 'done', ours: side, theirs: side },
  ...{ differences: 1_234, unexplained: 1_234, requestedBy: OPERATOR, endedAt: AT, failure: null },
};

const feedback = {
  ...{ reference: REFERENCE, questionType: 'TECHNICAL', content: REASON, language: 'en', sentAt: AT, member, images: [] },
};

const pending = {
  ...{
    id: ID,
    brand: 'pavilion',
    state: 'waiting',
    lines: [{ bn: REASON, en: REASON }],
    changes: [],
    who: OPERATOR,
    reason: REASON,
  },
  ...{ askedAt: AT, at: null, approvals: [OPERATOR], needed: 2, obstacle: null },
};

/** By the address that is asked: in which list of the answer things wait for an operator, each with everything in it as long as it may be. */
export const LONG_ROWS: readonly (readonly [address: RegExp, list: string, rows: object[]])[] = [
  [/\/deposits\?/, 'list', [deposit, { ...deposit, id: ID.replace('7', '8') }]],
  [/\/withdrawals\?/, 'list', [withdrawal, { ...withdrawal, id: ID.replace('7', '8') }]],
  [/\/held-wins\?/, 'list', [heldWin]],
  [/\/adjustments\?/, 'list', [adjustment]],
  [/\/redemptions\?/, 'list', [redemption]],
  [/\/reward-applications\?/, 'list', [rewardApplication]],
  [/\/promotions\/\w+$/, 'rules', [rule]],
  [/\/promotions\/\w+$/, 'requests', [ruleRequest]],
  [/\/segments$/, 'segments', [segment]],
  [/\/segments$/, 'requests', [segmentRequest, tagRequest]],
  [/\/boards$/, 'periods', [runningBoard, settledBoard]],
  [/\/free-rounds/, 'list', [freeRounds, { ...freeRounds, id: ID.replace('7', '8'), state: 'active', until: AT }]],
  [/\/reconciliations$/, 'list', [reconciliation]],
  [/\/feedback/, 'list', [feedback]],
  [/\/board$/, 'pending', [pending]],
];
