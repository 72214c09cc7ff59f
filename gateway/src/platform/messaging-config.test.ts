import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMessagingConfig } from './messaging-config';

describe('providers of messages', () => {
  it('are nobody unless told', () => {
    expect(readMessagingConfig({}, true)).toEqual({ sms: undefined, mail: undefined, smsDaily: 5_000, phoneTokens: undefined });
  });

  it('are told by environment, their secrets also by file', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'pavilion-secret-')), 'token');
    writeFileSync(file, 'token-of-the-provider\n');

    const told = readMessagingConfig(
      {
        PAVILION_SMS_URL: 'https://sms.example/messages',
        PAVILION_SMS_TOKEN_FILE: file,
        PAVILION_SMS_SENDER: 'PAVILION',
        PAVILION_SMTP_URL: 'smtps://user:secret@mail.example:465',
        PAVILION_MAIL_FROM: 'care@pavilion.example',
        PAVILION_SMS_DAILY: '200',
        PAVILION_PHONE_TOKEN_ISSUER: 'https://phones.example/project',
        PAVILION_PHONE_TOKEN_AUDIENCE: 'project',
        PAVILION_PHONE_TOKEN_KEYS: 'https://phones.example/keys',
        PAVILION_PHONE_TOKEN_PAGE: 'https://phones.example/prove',
      },
      true,
    );

    expect(told).toEqual({
      sms: { url: 'https://sms.example/messages', token: 'token-of-the-provider', sender: 'PAVILION' },
      mail: { url: 'smtps://user:secret@mail.example:465', from: 'care@pavilion.example' },
      smsDaily: 200,
      phoneTokens: {
        issuer: 'https://phones.example/project',
        audience: 'project',
        keys: 'https://phones.example/keys',
        page: 'https://phones.example/prove',
      },
    });
  });

  it.each([
    ['PAVILION_SMS_URL must be an address', { PAVILION_SMS_TOKEN: 'long-enough' }],
    ['PAVILION_SMS_URL must be an address', { PAVILION_SMS_URL: 'sms.example', PAVILION_SMS_TOKEN: 'long-enough' }],
    ['PAVILION_SMS_TOKEN must be', { PAVILION_SMS_URL: 'https://sms.example' }],
    ['PAVILION_SMS_URL must begin with https://', { PAVILION_SMS_URL: 'http://sms.example', PAVILION_SMS_TOKEN: 'long-enough' }],
    ['PAVILION_SMTP_URL must be', { PAVILION_MAIL_FROM: 'care@site.example' }],
    ['PAVILION_SMTP_URL must be', { PAVILION_SMTP_URL: 'https://mail.example', PAVILION_MAIL_FROM: 'care@site.example' }],
    ['PAVILION_SMTP_URL must name user', { PAVILION_SMTP_URL: 'smtp://mail.example', PAVILION_MAIL_FROM: 'care@site.example' }],
    ['PAVILION_MAIL_FROM must be', { PAVILION_SMTP_URL: 'smtps://u:p@mail.example' }],
    [
      'PAVILION_MAIL_FROM must be',
      { PAVILION_SMTP_URL: 'smtps://u:p@mail.example', PAVILION_MAIL_FROM: 'Care <care@site.example>' },
    ],
    ['PAVILION_SMS_DAILY must be a whole number', { PAVILION_SMS_DAILY: '1e3' }],
    ['PAVILION_PHONE_TOKEN_KEYS must be', { PAVILION_PHONE_TOKEN_ISSUER: 'x' }],
    ['PAVILION_PHONE_TOKEN_KEYS must be', { PAVILION_PHONE_TOKEN_PAGE: 'https://phones.example/prove' }],
    [
      'PAVILION_PHONE_TOKEN_PAGE must begin with https://',
      {
        PAVILION_PHONE_TOKEN_ISSUER: 'x',
        PAVILION_PHONE_TOKEN_AUDIENCE: 'x',
        PAVILION_PHONE_TOKEN_KEYS: 'https://phones.example',
        PAVILION_PHONE_TOKEN_PAGE: 'http://phones.example/prove',
      },
    ],
    ['PAVILION_PHONE_TOKEN_ISSUER and', { PAVILION_PHONE_TOKEN_KEYS: 'https://phones.example/keys' }],
  ])('stop the start with “%s …” when they make no sense: %j', (sentence, environment) => {
    expect(() => readMessagingConfig(environment, true)).toThrow(sentence);
  });

  it('are not named in a sentence that stops the start', () => {
    const read = () =>
      readMessagingConfig({ PAVILION_SMTP_URL: 'http://user:hush@mail.example', PAVILION_MAIL_FROM: 'a@b.example' }, true);

    expect(read).toThrow(expect.not.stringContaining('hush') as never);
  });
});
