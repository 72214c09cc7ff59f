import { type Answerer, TestLaunches } from './launch-fixture';

let at: TestLaunches;
beforeAll(async () => void (at = await TestLaunches.begun()), 60_000);
afterAll(() => at.close());
beforeEach(() => at.forget());

describe('somebody who opens a game', () => {
  it.each<[string, Answerer]>([
    ['fails', (_, response) => void response.writeHead(500).end('{}')],
    ['hangs up', (_, response) => void response.destroy()],
    ['hangs up in the middle', (_, response) => (response.write('{"url":'), setImmediate(() => response.destroy()), undefined)],
    ['never answers', () => undefined],
  ])('whose vendor %s is told that it does not answer', async (_, wrong) => {
    at.answer = wrong;

    const refused = await at.launch({ nodeId: at.nodeId }, await at.somebody());

    expect([refused.statusCode, refused.json().code]).toEqual([503, 'vendor.unavailable']);
  });

  it.each<[string, Answerer, number, string]>([
    ['nonsense', (_, response) => void response.end('<html>'), 502, 'vendor.invalid_response'],
    ['without an address', (_, response) => void response.end('{}'), 502, 'vendor.invalid_response'],
    ['nothing at all', (_, response) => void response.end('null'), 502, 'vendor.invalid_response'],
    [
      'a script for an address',
      (_, response) => void response.end('{"url":"javascript:alert(1)"}'),
      502,
      'vendor.invalid_response',
    ],
    ['without end', (_, response) => void response.end(`{"url":"${'a'.repeat(20_000)}"}`), 502, 'vendor.invalid_response'],
    ['that it does not know us', refusing('RS_ERROR_INVALID_PARTNER'), 502, 'vendor.invalid_response'],
    ['that it has no such game', refusing('RS_ERROR_INVALID_GAME'), 422, 'games.maintenance'],
    ['that it does not deal in our currency', refusing('RS_ERROR_WRONG_CURRENCY'), 422, 'games.not_in_currency'],
  ])('whose vendor answers %s is told what that means for them', async (_, wrong, status, code) => {
    at.answer = wrong;

    const refused = await at.launch({ nodeId: at.nodeId }, await at.somebody());

    expect([refused.statusCode, refused.json().code]).toEqual([status, code]);
  });
});

function refusing(status: string): Answerer {
  return (_, response) => void response.writeHead(422).end(JSON.stringify({ status }));
}
