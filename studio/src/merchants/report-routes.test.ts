import { startTestStudio, type TestStudio } from '../testing/test-studio';

let studio: TestStudio;
beforeAll(async () => void (studio = await startTestStudio()));
afterAll(() => studio.close());

const hour = 3_600_000;
const around = (from = -hour, until = hour) => ({
  currency: 'BDT',
  from: new Date(Date.now() + from).toISOString(),
  until: new Date(Date.now() + until).toISOString(),
});
const report = (body: object) => studio.ask('report', body);

describe('an operator that compares books', () => {
  it('is told what each of its players’ rounds staked and paid, and of no others', async () => {
    const player = await studio.launch();
    const free = await studio.launch({ user: undefined, token: undefined, meta: { demo: true } });
    const played = [];
    for (const each of [player, free]) {
      const answer = await each.bet({ stake: '1000000' });
      played.push(await each.finished(answer.json.value.roundId));
    }

    const { rounds, next } = (await report(around())).json();

    expect(next).toBeNull();
    expect(rounds).toEqual([
      {
        round: expect.any(String),
        user: 'rahim',
        bets: '1000000',
        wins: played[0]?.payout,
        state: 'settled',
        closed_at: expect.any(String),
      },
    ]);
    expect((await report({ ...around(), currency: 'USD' })).json().rounds).toEqual([]);
    expect((await report(around(-2 * hour, -hour))).json().rounds).toEqual([]);
  });

  it.each([
    ['that is no period', () => ({ ...around(), until: around(-3 * hour, -2 * hour).until })],
    ['of more than three days', () => around(-80 * hour)],
    ['with a field nobody knows', () => ({ ...around(), everything: true })],
  ])('is refused a period %s', async (_what, body) => {
    expect((await report(body())).statusCode).toBe(400);
  });
});
