import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import {
  PASSWORD,
  REGISTRATION_CONSENT,
  registerPlayer,
  requestSealed,
  testApp,
  type TestApp,
  seedGames,
} from './platform/testing';
import { setFlags } from './platform/testing/set-flags';

/** A call of the specification with the payload it names. */
interface Specified {
  call: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;
  /** Who makes it; a visitor unless it says otherwise. */
  as?: 'member' | 'agent';
  payload?: object;
  sealed?: true;
  /** What it answers when that is not 200: what is missing in this test, such as a vendor, or what it says while it waits. */
  code?: string;
  /** The title of the issue that builds it. */
  waitsFor?: string;
}

const MESSAGES = 'Member centre, part 2: dashboard, messages, referral, proof of identity, the account’s life';
const PROMOTIONS = 'Points, promotions and the screens around them';
const CONTRACTS = 'Agent centre: a team of ten thousand, contracts that anyone can recompute, paid to the unit';
/** Lowered with each call that is built, never raised. */
const MOST_WAITING = 9;

const mobile = { mobileNum: '01712345678', countryDialingCode: '880' };
const form = { password: PASSWORD, confirmPassword: PASSWORD, ...REGISTRATION_CONSENT };
const favourite = { nodeId: '100000', vendor: 'STUDIO', gameType: 'RNG' };
const everything =
  'clientType=3&platform=html5-desktop&channel=&merchant=&gameType=RNG&vassalage=&gameClassify=&gameName=&minBet=&minLineNum=';

const CALLS: readonly Specified[] = [
  {
    call: 'POST /wps/session/login',
    sealed: true,
    payload: { username: 'specified', password: PASSWORD, captcha: '', type: 'username' },
  },
  {
    call: 'POST /wps/session/login/freeplay',
    sealed: true,
    payload: { os: 'WEB', platform: 'W', token: 'a-device-of-twenty-signs', version: 3 },
  },
  { call: 'POST /wps/verification/sms/noLogin', payload: mobile },
  { call: 'POST /wps/verification/sms/register', payload: { mobileNo: '01712345679', countryDialingCode: '880' } },
  {
    call: 'PUT /wps/member/register',
    sealed: true,
    payload: {
      username: 'specified2',
      ...form,
      registerUrl: 'https://pavilion.localhost/register',
      affiliateCode: '',
      referralCode: '',
      domain: 'pavilion.localhost',
    },
  },
  {
    call: 'PUT /wps/member/register/mobile',
    sealed: true,
    payload: { ...mobile, ...REGISTRATION_CONSENT, verificationCode: '000000', affiliateCode: '', referralCode: '' },
    code: 'verification.code_wrong',
  },
  { call: 'GET /wps/member/info', as: 'member' },
  { call: 'GET /wps/member/info/icon', as: 'member' },
  {
    call: 'PUT /wps/member/password',
    as: 'member',
    sealed: true,
    payload: { oldPassword: PASSWORD, newPassword: PASSWORD, confirmNewPassword: PASSWORD },
    code: 'password.unchanged',
  },
  { call: 'POST /wps/member/password/email', payload: { username: 'specified', email: 'a@example.com' } },
  {
    call: 'PUT /wps/member/password/verification',
    sealed: true,
    payload: { ...mobile, verificationCode: '000000', newPassword: 'Another lantern 7' },
    code: 'verification.code_wrong',
  },
  { call: 'GET /wps/captcha' },
  { call: 'GET /wps/agent/affiliate?code=NOBODY&domain=pavilion.localhost', code: 'register.referral_unknown' },
  { call: 'GET /wps/system/setting/register' },
  { call: 'GET /wps/system/whitelabel' },
  { call: 'GET /wps/system/status' },
  { call: 'GET /wps/system/domainRoute' },
  { call: 'GET /wps/system/helpCenter?lang=EN&device=WEB' },
  { call: 'PUT /wps/feedback', payload: { questionType: 'OTHER', content: 'five words are enough here' } },
  { call: 'GET /wps/v2/wallets/balance', as: 'member' },
  {
    call: 'POST /wps/relay/GCS_walletTransfer',
    as: 'member',
    payload: { from: 'main', to: 'vendor:studio', amount: '100' },
    code: 'transfers.single_wallet',
  },
  { call: 'GET /wps/member/info/funds/consolidated', as: 'member' },
  { call: 'GET /wps/relay/GCS_merchantWallet', as: 'member' },
  { call: 'GET /lgw/games/game_menus' },
  { call: 'POST /wps/relay/GCS_gameLaunchFB', as: 'member', payload: { nodeId: '100000' }, code: 'games.not_connected' },
  { call: `GET /wps/relay/GCSGAME_gameList?${everything}&pageNo=1&pageSize=18&language=EN` },
  { call: 'GET /wps/relay/GCSGAME_hotGamesV2?merchantCode=pavilion&isPlatform=2&platform=flash,html5-desktop&language=BN' },
  { call: 'GET /wps/relay/GCSGAME_getVassGameType' },
  { call: 'GET /wps/relay/GCSGAME_newGameVendor?platform=html5-desktop' },
  { call: 'GET /wps/relay/GCSGAME_getRankList?gameCategory=ALL&language=EN&limitNum=20' },
  { call: 'GET /wps/relay/MCSFE_getFavoriteGames', as: 'member' },
  {
    call: 'GET /wps/relay/MCSFE_getFavoriteGamesList?clientType=3&platform=flash&language=EN&gameType=RNG&pageNo=1&pageSize=999',
    as: 'member',
  },
  { call: 'POST /wps/relay/MCSFE_addFavoriteGameV2', as: 'member', payload: favourite },
  { call: 'DELETE /wps/relay/MCSFE_removeFavoriteGameV2?nodeId=100000&vendor=STUDIO&gameType=RNG', as: 'member' },
  { call: 'GET /wps/relay/GCS_recentGame?clientType=3&page=1&pageSize=12&gameType=RNG&language=EN', as: 'member' },
  { call: 'GET /wps/relay/GLS2_roomList?pageNo=1&pageSize=18' },
  { call: 'POST /wps/game/launchGame', as: 'member', payload: { nodeId: '100000' }, code: 'games.not_connected' },
  { call: 'GET /lgw/vn/games/game_menu?prizeMode=LOTT&device=WEB', as: 'member' },
  { call: 'GET /lgw/vn/games/game_menu/recent?prizeMode=LOTT&device=WEB', as: 'member' },
  { call: 'GET /lgw/vn/numeros/opened/game?prizeMode=LOTT&device=WEB', as: 'member' },
  { call: 'GET /lotto/lgw/games/opened/numero?gameCode=lottery-north', as: 'member', code: 'games.unknown' },
  { call: 'GET /wps/relay/MCSFE_getMissionSummaryDetails', as: 'member' },
  { call: 'GET /wps/relay/MCSFE_getMissionLeaderboard', as: 'member' },
  { call: 'GET /wps/relay/MCSFE_getListAnnouncements?types=B,PL,PU,PR,H&platform=W&execution=B' },
  { call: 'GET /wps/relay/CSP_unreadCount', as: 'member', waitsFor: MESSAGES },
  { call: 'POST /wps/relay/MCS2_processDividendReq', as: 'agent', payload: {}, waitsFor: CONTRACTS },
  { call: 'POST /wps/relay/MCS2_processDailySalContract', as: 'agent', payload: {}, waitsFor: CONTRACTS },
  { call: 'POST /wps/relay/MCS2_processContractHourSalary', as: 'agent', payload: {}, waitsFor: CONTRACTS },
  { call: 'POST /wps/relay/MCSFE_processRealTimeSalaryContract', as: 'agent', payload: {}, waitsFor: CONTRACTS },
  { call: 'GET /wps/relay/MCS2_getPointBalance', as: 'member' },
  { call: 'GET /wps/relay/MCS2_getPointReward' },
  { call: 'GET /wps/relay/MCS2_getRedeemPointList', as: 'member' },
  { call: 'GET /wps/relay/MCS2_getPointConfig' },
  {
    call: 'POST /wps/relay/passwordCheck/MCS2_redeemPointReward',
    as: 'member',
    sealed: true,
    payload: {
      rewardId: 'tea-mug',
      redeemQuantity: 1,
      receivingAddress: 'House 7',
      mobileNumber: '01712345678',
      password: '730519',
    },
    code: 'withdrawals.password_missing',
  },
  { call: 'POST /wps/relay/passwordCheck/MCS2_convertPoint', as: 'member', sealed: true, payload: {}, waitsFor: PROMOTIONS },
  { call: 'GET /wps/relay/ODSFE2_MemTransDet', as: 'member', waitsFor: PROMOTIONS },
  { call: 'POST /wps/relay/MCS2_claimRafflePromotion', as: 'member', payload: {}, waitsFor: PROMOTIONS },
  { call: 'GET /wps/relay/CBS_modelList' },
  { call: 'POST /wps/relay/CBS_launchChat', as: 'member', payload: { modelId: 'service' }, code: 'chat.off', waitsFor: PROMOTIONS },
  { call: 'GET /wps/system/permission' },
  { call: 'GET /wps/system/countryCodes' },
  { call: 'GET /wps/system/routers' },
  { call: 'GET /wps/relay/GCSGAME_popular' },
  // Last: nobody can do anything after it.
  { call: 'DELETE /wps/session/logout', as: 'member' },
];

let app: TestApp;
let tokens: Record<'member' | 'agent', string>;
beforeAll(async () => {
  app = await testApp();
  await seedGames(app.platform, 'STUDIO');
  await app.gateway.services.games.reload();
  await setFlags(app, { MOBILENUMREG3: true, MOBILELOGIN: true, MOBILERECOVERY: true });
  tokens = { member: await registerPlayer(app, 'specified'), agent: await registerPlayer(app, 'specifiedagent') };
  await sql`update members set type = 1 where account = 'specifiedagent'`.execute(app.platform.db);
});
afterAll(() => app.close());

async function codeOf({ call, as, payload, sealed }: Specified): Promise<string> {
  const [method, url] = call.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string];
  const asker = { ...(as && { token: tokens[as] }) };
  const keyed = {
    ...app,
    request: ({ headers, ...options }: Parameters<TestApp['request']>[0]) =>
      app.request({ ...options, headers: { ...headers, 'idempotency-key': randomUUID() } }),
  };
  const answer =
    sealed && method !== 'GET'
      ? await requestSealed(keyed, { method, url, payload: payload ?? {}, ...asker })
      : await keyed.request({ method, url, ...asker, ...(payload && { payload }) });
  return answer.statusCode === 200 ? 'works' : answer.json().code;
}

it('the specification names 64 calls, and each is here once', () => {
  expect(new Set(CALLS.map(({ call }) => call.split('?')[0])).size).toBe(64);
  expect(CALLS.filter(({ waitsFor }) => waitsFor)).toHaveLength(MOST_WAITING);
});

it.each(CALLS)('$call', async (specified) => {
  const { waitsFor, code = waitsFor ? 'request.not_found' : 'works' } = specified;

  // A call that waits for its issue and works loses its mark in the same change.
  expect(await codeOf(specified)).toBe(code);
});
