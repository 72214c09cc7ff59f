import { testApp, type TestApp } from '../testing';

let gateway: TestApp;
beforeAll(async () => (gateway = await testApp()));
afterAll(() => gateway.close());

describe('a caller', () => {
  it('who asks an address that belongs to no brand is told so', async () => {
    const answer = await gateway.request({ url: '/nothing', headers: { host: 'stranger.example' } });

    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ success: false, code: 'site.unknown_brand' });
  });

  it('is told in their own language that there is no such call', async () => {
    const answer = await gateway.request({ url: '/wps/nothing', headers: { 'accept-language': 'bn' } });

    expect(answer.json()).toMatchObject({ code: 'request.not_found', message: 'এই পাতা বা বিষয়টি নেই।' });
  });
});
