import { setFlags, testApp, type TestApp } from '../../../platform/testing';

let gateway: TestApp;
beforeAll(async () => {
  gateway = await testApp();
  await setFlags(gateway, { MOBILELOGIN: true });
});
afterAll(() => gateway.close());

const phoneOf = (mobileNum: string, countryDialingCode?: string, brand = 'pavilion') =>
  gateway.gateway.services.verification.phoneOf(brand, { mobileNum, countryDialingCode });

describe('a mobile number', () => {
  it.each([
    ['01712345678', '880'],
    ['1712345678', '+880'],
    ['01712-345 678', '880'],
    ['(017) 1234.5678', '880'],
    ['+8801712345678', '880'],
    ['008801712345678', '880'],
    ['8801712345678', '880'],
    ['01712345678', undefined],
    ['+880 1712 345678', '63'],
  ])('typed as %s under %s has one normal form', async (typed, code) => {
    expect(await phoneOf(typed, code)).toBe('+8801712345678');
  });

  it('of the brand’s other country is taken too', async () => {
    expect(await phoneOf('0917 123 4567', '63')).toBe('+639171234567');
    expect(await phoneOf('09171234567', undefined, 'lagoon')).toBe('+639171234567');
  });

  it.each([
    ['a digit too few', '0171234567'],
    ['a digit too many', '017123456789'],
    ['a number on the wall', '029876543'],
    ['a range that nobody is given', '01212345678'],
    ['digits of another script', '০১৭১২৩৪৫৬৭৮'],
    ['an extension', '01712345678 x 5'],
    ['words', 'call me'],
    ['a number inside a sentence', 'me: 01712345678'],
    ['spaces', '      '],
    ['a script', '<b>01712345678'],
  ])('that is %s is none', async (_, typed) => {
    await expect(phoneOf(typed, '880')).rejects.toMatchObject({
      code: 'verification.phone_invalid',
      fields: { mobileNum: 'verification.phone_invalid' },
      details: { digits: '11', example: '01812-345678' },
    });
  });

  it.each([
    ['a country that the brand does not take', '9876543210', '91'],
    ['no country at all', '01712345678', '999'],
    ['another country behind its own sign', '+919876543210', '880'],
  ])('of %s is refused', async (_, typed, code) => {
    await expect(phoneOf(typed, code)).rejects.toMatchObject({ code: 'verification.country_refused' });
  });

  it('that is none costs nobody a message and no share', async () => {
    const ask = (mobileNum: string) =>
      gateway.request({
        method: 'POST',
        url: '/wps/verification/sms/noLogin',
        payload: { mobileNum, countryDialingCode: '880', purpose: 'login' },
      });

    const answer = await ask('12345');

    expect(answer.statusCode).toBe(422);
    expect(await gateway.platform.db.selectFrom('outbox').select('id').execute()).toEqual([]);
    expect((await ask('01712345678')).statusCode).toBe(200);
  });
});

describe('the countries of a brand', () => {
  it('are told in the reader’s language, its own first, with how many digits a number has', async () => {
    const answer = await gateway.request({ url: '/wps/system/countries', headers: { 'accept-language': 'bn' } });

    expect(answer.json().value.list).toEqual([
      {
        countryCode: 'BD',
        countryDialingCode: '880',
        name: 'বাংলাদেশ',
        minDigits: 10,
        maxDigits: 10,
        trunkPrefix: '0',
        example: '01812-345678',
      },
      {
        countryCode: 'PH',
        countryDialingCode: '63',
        name: 'ফিলিপাইন',
        minDigits: 10,
        maxDigits: 10,
        trunkPrefix: '0',
        example: '0905 123 4567',
      },
    ]);
  });
});
